import { material as M, paint, tone } from '../art/colour';
import { type Film, mix, Pen, type Spot, TAU, turn } from './pen';

const [cx, cy] = [330, 200];
const casing = paint(225);
const tongue = (200 / 360) * TAU;
const sweep = (340 / 360) * TAU;

const at = (angle: number, r: number): Spot => [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
/** The casing's inner wall widens from the tongue to the outlet. */
const wall = (share: number): number => mix(98, 146, share);

function spiral(extra: number): Spot[] {
  return Array.from({ length: 61 }, (_, i) => at(tongue + (sweep * i) / 60, wall(i / 60) + extra));
}

function housing(pen: Pen): void {
  const outer = spiral(16);
  const [last = [0, 0], first = [0, 0]] = [outer.at(-1), outer[0]];
  const top: Spot[] = [
    [last[0] - 6, 40],
    [first[0] + 8, 40],
  ];
  pen.shape([...outer, ...top], { fill: casing });
  const inner = spiral(0);
  const [end = [0, 0], start = [0, 0]] = [inner.at(-1), inner[0]];
  pen.shape([...inner, [end[0] - 6, 26], [start[0] - 6, 26]], { fill: tone(M.water, 0.16), width: 1.4 });
  pen.rect(last[0] - 18, 22, first[0] - last[0] + 38, 14, { fill: tone(casing, 0.08) }, 2);
  pen.rect(end[0] - 5, 16, start[0] - end[0] - 2, 24, { fill: tone(M.water, 0.16), width: 0 });
}

/** Where a drop is on its way; three streams leave the impeller at three places of the casing. */
function drop(phase: number, stream: number): Spot {
  if (phase < 0.22) return [mix(620, cx + 8, phase / 0.22), cy + (stream - 1) * 13];
  const out = 0.16 + stream * 0.35;
  const leaving = tongue + sweep * out;
  if (phase < 0.5) {
    const k = (phase - 0.22) / 0.28;
    return at(leaving - (1 - k) * TAU * 0.4, mix(12, 92, k));
  }
  if (phase < 0.82) {
    const k = (phase - 0.5) / 0.32;
    const share = mix(out, 1, k);
    return at(tongue + sweep * share, mix(92, mix(92, wall(share), 0.3 + stream * 0.22), Math.min(1, k * 3)));
  }
  const [x, y] = at(tongue + sweep, mix(92, 146, 0.3 + stream * 0.22));
  return [x - 2, mix(y, 4, (phase - 0.82) / 0.18)];
}

/** Water enters at the eye of the impeller, is flung outwards and leaves above through the widening casing. */
export const pump: Film = (moment) => {
  const pen = new Pen();
  pen.rect(0, 330, 640, 30, { fill: tone(M.concrete, 0.04), width: 0 });
  pen.shape(
    [
      [0, 330],
      [640, 330],
    ],
    {},
  );
  pen.shape(
    [
      [238, 330],
      [270, 290],
      [394, 290],
      [424, 330],
    ],
    { fill: tone(casing, -0.1) },
  );
  housing(pen);
  pen.disc(cx, cy, 92, { fill: tone(M.water, 0.08), width: 1.2 });
  pen.placed(`rotate(${moment * 1080} ${cx} ${cy})`, () => {
    for (let i = 0; i < 6; i++) {
      const angle = (i / 6) * TAU;
      const curve = Array.from({ length: 15 }, (_, k) => at(angle - (k / 14) * 1.15, mix(30, 90, k / 14)));
      pen.shape(curve, { width: 8 });
      pen.shape(curve, { line: M.brass, width: 4.6 });
    }
    pen.disc(cx, cy, 31, { fill: M.brass });
  });
  pen.disc(cx, cy, 25, { fill: tone(M.water, 0.04), width: 1.4 });
  pen.path(`M640 ${cy - 24} H ${cx + 6} A 24 24 0 0 0 ${cx + 6} ${cy + 24} H 640`, {
    fill: tone(M.water, 0.16),
    opacity: 0.62,
  });
  for (const y of [-24, 24])
    pen.shape(
      [
        [cx + 10, cy + y],
        [640, cy + y],
      ],
      { width: 4 },
    );
  for (const x of [520, 534]) pen.rect(x, cy - 38, 12, 76, { fill: M.steel }, 2);
  for (let i = 0; i < 96; i++) {
    const [x, y] = drop(turn(Math.floor(i / 3) / 32 + moment * 2 + (i % 3) * 0.011), i % 3);
    pen.disc(x, y, 3.6, { fill: paint(255), width: 0.8 });
  }
  pen.path(`M588 ${cy} h -34 m 0 0 l 11 -9 m -11 9 l 11 9`, { line: M.dark, width: 4.5 });
  const [x] = at(tongue + sweep, 123);
  pen.path(`M${x - 2} 108 v -34 m 0 0 l -9 11 m 9 -11 l 9 11`, { line: M.dark, width: 4.5 });
  return pen.sheet();
};
