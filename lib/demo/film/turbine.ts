import { material as M, paint, tone } from '../art/colour';
import { type Film, mix, Pen, type Spot, turn } from './pen';

const hub: Spot = [236, 128];
const cable: readonly Spot[] = [
  [254, 140],
  [254, 322],
  [420, 322],
  [420, 286],
];

function blade(pen: Pen): void {
  pen.path('M-5 -6 C-13 -26 -9 -70 0 -112 C5 -74 8 -34 5 -6 Z', { fill: M.white });
  pen.path('M2 -10 C4 -40 3 -74 0 -104', { line: M.steel, width: 1 });
}

/** A point of a line at a share of its length. */
function along(line: readonly Spot[], share: number): Spot {
  const legs = line.slice(1).map(([x, y], at) => Math.hypot(x - (line[at]?.[0] ?? x), y - (line[at]?.[1] ?? y)));
  let rest = share * legs.reduce((sum, leg) => sum + leg, 0);
  for (const [at, leg] of legs.entries()) {
    const [from, to] = [line[at] ?? hub, line[at + 1] ?? hub];
    if (rest <= leg) return [mix(from[0], to[0], rest / leg), mix(from[1], to[1], rest / leg)];
    rest -= leg;
  }
  return line.at(-1) ?? hub;
}

function transformer(pen: Pen): void {
  const c = paint(200);
  pen.rect(392, 252, 92, 58, { fill: c }, 3);
  for (let i = 0; i < 9; i++) pen.rect(398 + i * 9.4, 262, 4.6, 42, { fill: tone(c, -0.1), width: 0.9 });
  pen.rect(388, 246, 100, 9, { fill: tone(c, 0.08) }, 2);
  pen.rect(450, 214, 42, 15, { fill: tone(c, 0.04) }, 6);
  pen.shape(
    [
      [472, 229],
      [472, 246],
    ],
    { width: 3 },
  );
  for (const x of [402, 420, 438]) {
    pen.rect(x - 3, 222, 6, 24, { fill: M.porcelain }, 2);
    for (const y of [226, 232, 238]) pen.rect(x - 6, y, 12, 2.6, { fill: M.porcelain, width: 1 }, 1);
    pen.disc(x, 220, 3, { fill: M.brass });
  }
  pen.rect(384, 310, 108, 9, { fill: M.concrete }, 1);
}

function pylon(pen: Pen): void {
  pen.lattice([566, 319], [566, 96], 16, 16, M.galvanised);
  for (const y of [112, 138, 164]) pen.lattice([534, y], [598, y], 6, 8, M.galvanised);
  for (const [at, x] of [402, 420, 438].entries()) {
    const y = 112 + at * 26;
    pen.path(`M${x} 218 Q ${mix(x, 534, 0.6)} ${y + 62} 538 ${y + 6}`, { line: M.dark, width: 1.3 });
    pen.path(`M538 ${y + 6} Q 600 ${y + 30} 660 ${y + 10}`, { line: M.dark, width: 1.3 });
  }
}

/** Three blades turn; the current runs down the tower and along the cable to a transformer. */
export const turbine: Film = (moment) => {
  const pen = new Pen();
  pen.path('M0 300 Q 120 268 250 292 T 470 284 T 640 296 V 320 H 0 Z', { fill: tone(M.green, 0.14), width: 0 });
  for (const [x, y, length, phase] of [
    [20, 92, 60, 0],
    [70, 176, 44, 0.35],
    [0, 236, 52, 0.7],
    [110, 50, 40, 0.55],
  ] as const) {
    const k = turn(moment * 3 + phase);
    const from = x + k * 150;
    const look = { line: M.water, width: 2.2, opacity: Math.sin(k * Math.PI) * 0.8 };
    pen.path(`M${from} ${y} q ${length / 2} -5 ${length} 0`, look);
  }
  pen.rect(0, 319, 640, 41, { fill: tone(M.soil, 0.1), width: 0 });
  pen.shape(
    [
      [0, 319],
      [640, 319],
    ],
    { width: 1.8 },
  );
  pylon(pen);
  transformer(pen);
  pen.shape(
    [
      [245, 134],
      [262, 134],
      [270, 319],
      [238, 319],
    ],
    { fill: M.white },
  );
  pen.shape(
    [
      [257, 134],
      [262, 134],
      [270, 319],
      [262, 319],
    ],
    { fill: M.light, width: 0 },
  );
  pen.rect(230, 314, 48, 8, { fill: M.concrete }, 1);
  pen.shape(cable, { width: 5 });
  pen.shape(cable, { line: M.copper, width: 2.6 });
  for (let i = 0; i < 12; i++) {
    const [x, y] = along(cable, turn(i / 12 + moment * 2));
    pen.disc(x, y, 3.4, { fill: M.amber, width: 1 });
  }
  pen.path('M240 114 H 292 Q 304 116 304 128 Q 304 139 292 140 H 240 Z', { fill: M.white });
  pen.path('M242 130 H 303 Q 302 139 292 140 H 242 Z', { fill: M.light, width: 0 });
  pen.shape(
    [
      [284, 114],
      [284, 104],
    ],
    { width: 1.6 },
  );
  pen.disc(284, 103, 2.4, { fill: M.red, width: 1 });
  pen.placed(`translate(${hub[0]} ${hub[1]}) scale(0.82 1) rotate(${moment * 720})`, () => {
    for (const at of [0, 120, 240]) pen.placed(`rotate(${at})`, () => blade(pen));
  });
  pen.disc(hub[0], hub[1], 11, { fill: M.light });
  pen.disc(hub[0] - 3, hub[1] - 3, 4, { fill: M.white, width: 0 });
  return pen.sheet();
};
