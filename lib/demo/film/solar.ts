import { colour, hex, material as M, tone } from '../art/colour';
import { type Film, mix, Pen, type Spot, TAU } from './pen';

const depth: Spot = [18, -66];
const ground = 286;

/** The sky turns from the morning's to the evening's colour and is palest at noon. */
const sky = (moment: number): string => {
  const noon = Math.sin(moment * Math.PI);
  return hex(colour(mix(0.9, 0.955, noon), mix(0.045, 0.018, noon), moment < 0.5 ? 70 : 45));
};

function row(pen: Pen, [x, y]: Spot, angle: number): void {
  const half = 62;
  const [dx, dy] = [Math.cos(angle) * half, Math.sin(angle) * half];
  const far = (k: number): Spot => [depth[0] * k, depth[1] * k];
  const at = (side: number, k: number): Spot => [x + dx * side + far(k)[0], y + dy * side + far(k)[1]];
  for (const k of [1, 0.5, 0]) {
    const [fx, fy] = far(k);
    pen.column(x + fx - 4, y + fy, 8, ground + 26 + fy - (y + fy), M.galvanised);
  }
  pen.shape(
    [
      [x, y],
      [x + depth[0], y + depth[1]],
    ],
    { width: 8 },
  );
  pen.shape(
    [
      [x, y],
      [x + depth[0], y + depth[1]],
    ],
    { line: M.steel, width: 5 },
  );
  const lit = tone(M.solar, 0.08 - Math.abs(angle) * 0.06);
  pen.shape([at(-1, -0.04), at(1, -0.04), at(1, 1.04), at(-1, 1.04)], { fill: lit });
  for (let i = 1; i < 6; i++) pen.shape([at(-1, i / 6), at(1, i / 6)], { line: M.light, width: 1 });
  for (const side of [-0.5, 0, 0.5])
    pen.shape([at(side, 0), at(side, 1)], { line: M.light, width: side === 0 ? 1.8 : 0.8 });
  pen.shape([at(-1, -0.04), at(1, -0.04)], { line: M.galvanised, width: 3.4 });
  pen.disc(x, y, 6, { fill: M.iron });
}

/** The sun crosses the sky and the rows of panels turn with it, from east to west, about their long axes. */
export const solar: Film = (moment) => {
  const pen = new Pen();
  const bow = mix(Math.PI * 1.06, Math.PI * 1.94, moment);
  const sun: Spot = [320 + Math.cos(bow) * 270, 270 + Math.sin(bow) * 214];
  pen.path(`M50 270 A 270 214 0 0 1 590 270`, { line: M.straw, width: 1.6, opacity: 0.7 });
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * TAU + moment * 2;
    pen.shape(
      [
        [sun[0] + Math.cos(a) * 32, sun[1] + Math.sin(a) * 32],
        [sun[0] + Math.cos(a) * 42, sun[1] + Math.sin(a) * 42],
      ],
      { line: M.amber, width: 3.4 },
    );
  }
  pen.disc(sun[0], sun[1], 25, { fill: M.amber });
  pen.path('M0 262 Q 160 236 330 256 T 640 246 V 300 H 0 Z', { fill: tone(M.green, 0.12), width: 0 });
  pen.rect(0, ground - 12, 640, 90, { fill: tone(M.soil, 0.14), width: 0 });
  pen.shape(
    [
      [0, ground - 12],
      [640, ground - 12],
    ],
    {},
  );
  // Flat beyond what the drive can turn, as low as the sun may stand.
  const angle = Math.max(-0.9, Math.min(0.9, (moment - 0.5) * 2.2));
  const rows: Spot[] = [
    [128, 250],
    [312, 250],
    [496, 250],
  ];
  for (const [x, y] of rows) {
    const target: Spot = [x + depth[0] / 2, y + depth[1] / 2];
    for (const k of [-0.4, 0.4]) {
      const [ex, ey] = [target[0] + Math.cos(angle) * 50 * k, target[1] + Math.sin(angle) * 50 * k];
      pen.shape(
        [
          [mix(sun[0], ex, 0.16), mix(sun[1], ey, 0.16)],
          [ex, ey],
        ],
        { line: M.straw, width: 2, opacity: 0.75 },
      );
    }
  }
  for (const at of rows) row(pen, at, angle);
  return pen.sheet(sky(moment));
};
