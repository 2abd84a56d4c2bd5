import { material as M, paint, tone } from '../art/colour';
import { type Film, mix, Pen, type Spot, TAU, turn } from './pen';

const tail: Spot = [112, 282];
const head: Spot = [520, 116];
const frame = paint(72);
const slope = Math.atan2(head[1] - tail[1], head[0] - tail[0]);
const normal: Spot = [Math.sin(slope), -Math.cos(slope)];
const drum = 24;
const weight = 0.42;

/** A point above the line of the belt at a share of its way. */
const on = (share: number, above = 0): Spot => [
  mix(tail[0], head[0], share) + normal[0] * above,
  mix(tail[1], head[1], share) + normal[1] * above,
];

function lump(pen: Pen, [x, y]: Spot, r: number, angle: number): void {
  const corners = [1, 0.8, 1.05, 0.85, 0.95].map((k, i): Spot => {
    const a = angle + (i / 5) * TAU;
    return [x + Math.cos(a) * r * k, y + Math.sin(a) * r * k];
  });
  pen.shape(corners, { fill: tone(M.rock, (r % 1) * 0.2 - 0.06), width: 1.3 });
}

function pulley(pen: Pen, [x, y]: Spot, r: number, turns: number): void {
  pen.disc(x, y, r, { fill: M.steel });
  pen.placed(`rotate(${turns * 360} ${x} ${y})`, () => {
    for (const a of [0, 60, 120])
      pen.placed(`rotate(${a} ${x} ${y})`, () =>
        pen.rect(x - r * 0.8, y - 1.6, r * 1.6, 3.2, { fill: M.dark, width: 0 }),
      );
  });
  pen.disc(x, y, r * 0.3, { fill: M.dark });
}

function belt(pen: Pen, moment: number): void {
  const [down, up] = [on(weight - 0.035, -drum), on(weight + 0.035, -drum)];
  const low = 286;
  const line: Spot[] = [on(0, drum), on(1, drum)];
  const back: Spot[] = [on(1, -drum), up, [up[0], low], [down[0], low], down, on(0, -drum)];
  for (const [width, look] of [
    [9, {}],
    [5.4, { line: M.rubber }],
  ] as const) {
    pen.shape(line, { ...look, width });
    pen.shape(back, { ...look, width });
  }
  for (let i = 0; i < 14; i++)
    pen.shape([on(turn(i / 14 + moment), drum + 2), on(turn(i / 14 + moment) - 0.012, drum - 2)], {
      line: M.steel,
      width: 1.2,
    });
  const middle: Spot = [(down[0] + up[0]) / 2, low];
  pulley(pen, middle, 15, moment * 6);
  pen.rect(middle[0] - 26, low + 18, 52, 26, { fill: M.red }, 2);
  pen.shape(
    [
      [middle[0], low],
      [middle[0], low + 18],
    ],
    { width: 3 },
  );
  for (const [x, y] of [down, up]) pulley(pen, [x, y - 2], 8, moment * 8);
}

/** The belt in section, hollowed by three rollers. */
function section(pen: Pen): void {
  const [x, y] = [92, 92];
  pen.disc(x, y, 66, { fill: M.white });
  pen.path(`M${x - 44} ${y - 14} Q ${x} ${y - 62} ${x + 44} ${y - 14} L ${x + 24} ${y + 12} H ${x - 24} Z`, {
    fill: M.rock,
  });
  for (const [at, a] of [
    [-38, 36],
    [0, 0],
    [38, -36],
  ] as const)
    pen.placed(`translate(${x + at} ${y + (a === 0 ? 24 : 8)}) rotate(${a})`, () =>
      pen.rect(-19, -6, 38, 12, { fill: M.steel }, 5),
    );
  pen.shape(
    [
      [x - 56, y - 18],
      [x - 23, y + 14],
      [x + 23, y + 14],
      [x + 56, y - 18],
    ],
    { width: 8 },
  );
  pen.shape(
    [
      [x - 56, y - 18],
      [x - 23, y + 14],
      [x + 23, y + 14],
      [x + 56, y - 18],
    ],
    { line: M.rubber, width: 4.6 },
  );
}

/** Ore falls from a chute onto a troughed belt that carries it up to the head drum; a weight keeps the belt tight. */
export const conveyor: Film = (moment) => {
  const pen = new Pen();
  pen.rect(0, 340, 640, 20, { fill: tone(M.soil, 0.1), width: 0 });
  pen.shape(
    [
      [0, 340],
      [640, 340],
    ],
    {},
  );
  pen.path('M516 340 Q 566 238 584 236 Q 604 240 640 316 V 340 Z', { fill: tone(M.rock, 0.02) });
  for (const share of [0.18, 0.62, 0.92]) {
    const [x, y] = on(share, -4);
    pen.lattice([x, y], [x - 6, 340], 13, 7, frame);
  }
  pen.lattice(on(0.02, -2), on(0.98, -2), 13, 26, frame);
  for (let i = 1; i < 12; i++) {
    const [x, y] = on(i / 12, drum - 8);
    pen.disc(x, y, 5, { fill: M.steel, width: 1.4 });
  }
  belt(pen, moment);
  pulley(pen, tail, drum - 2, moment * 5);
  pulley(pen, head, drum - 2, moment * 5);
  for (let i = 0; i < 22; i++) {
    const k = turn(i / 22 + moment);
    const r = 6 + ((i * 37) % 10) * 0.42;
    if (k < 0.12) lump(pen, [mix(164, 172, k / 0.12), mix(168, 232, (k / 0.12) ** 2)], r, i + k * 9);
    else if (k < 0.86) lump(pen, on(mix(0.12, 0.985, (k - 0.12) / 0.74), drum + 4 + r * 0.7), r, i);
    else {
      const f = (k - 0.86) / 0.14;
      const [x, y] = on(0.985, drum + 8);
      lump(pen, [x + f * 56, y - f * 10 + f * f * 166], r, i + f * 6);
    }
  }
  pen.shape(
    [
      [128, 118],
      [222, 118],
      [192, 196],
      [148, 196],
    ],
    { fill: tone(frame, 0.03) },
  );
  pen.shape(
    [
      [192, 196],
      [222, 118],
      [204, 118],
      [180, 196],
    ],
    { fill: tone(frame, -0.1), width: 0 },
  );
  section(pen);
  return pen.sheet();
};
