import { type Colour, material as M, paint, tone } from '../art/colour';
import { type Film, mix, Pen, turn } from './pen';

const x = 320;
const surface = 168;
const layers: readonly [depth: number, colour: Colour][] = [
  [168, M.soil],
  [200, tone(M.straw, -0.08)],
  [236, M.rock],
  [276, tone(M.soil, -0.1)],
  [318, tone(M.rock, -0.12)],
];

function ground(pen: Pen): void {
  for (const [at, [y, c]] of layers.entries()) {
    const bend = at === 0 ? 0 : 8;
    pen.path(`M0 ${y + bend} Q 160 ${y - bend} 320 ${y} T 640 ${y - bend} V 360 H 0 Z`, { fill: c, width: 1.3 });
  }
  for (let i = 0; i < 70; i++) {
    const [px, py] = [(i * 97) % 640, 206 + ((i * 53) % 146)];
    pen.disc(px, py, 1 + (i % 3) * 0.6, { fill: M.dark, width: 0, opacity: 0.28 });
  }
}

function derrick(pen: Pen, block: number): void {
  const c = paint(28);
  for (const side of [-1, 1]) pen.lattice([x + side * 84, surface - 14], [x + side * 20, 18], 9, 14, c);
  for (const [y, half] of [
    [116, 62],
    [78, 46],
    [44, 31],
  ] as const)
    pen.shape(
      [
        [x - half, y],
        [x + half, y],
      ],
      { line: tone(c, -0.06), width: 3 },
    );
  pen.rect(x - 30, 10, 60, 10, { fill: c }, 2);
  for (const side of [-6, 6])
    pen.shape(
      [
        [x + side, 20],
        [x + side, block],
      ],
      { width: 1.4 },
    );
  pen.rect(x - 15, block, 30, 20, { fill: paint(90) }, 3);
  pen.rect(x - 11, block + 20, 22, 13, { fill: M.dark }, 2);
  pen.rect(x - 112, surface - 14, 224, 14, { fill: M.steel });
  pen.rect(x - 22, surface - 20, 44, 8, { fill: M.iron }, 2);
}

function string(pen: Pen, from: number, to: number, moment: number): void {
  pen.rect(x - 14, from, 28, to - from, { fill: M.steel });
  pen.rect(x - 5.5, from, 11, to - from, { fill: tone(M.water, 0.12), width: 1 });
  // What is painted on a pipe that turns wanders across it.
  for (const phase of [0, 0.5]) {
    const k = turn(moment * 6 + phase);
    const at = x - Math.cos(k * Math.PI) * 13;
    const hidden = Math.abs(at - x) < 6.5;
    if (!hidden) pen.rect(at - 1.6, from + 2, 3.2, to - from - 4, { fill: M.dark, width: 0, opacity: 0.7 });
  }
  for (let y = to - 46; y > from; y -= 62) pen.rect(x - 17, y, 34, 11, { fill: M.iron }, 2);
}

function bit(pen: Pen, y: number, moment: number): void {
  pen.rect(x - 18, y - 18, 36, 12, { fill: M.iron }, 2);
  const sway = Math.sin(moment * Math.PI * 24) * 4;
  for (const side of [-1, 0, 1]) {
    const at = x + side * 13 + (side === 0 ? sway : 0);
    pen.path(`M${at - 10} ${y - 8} H ${at + 10} L ${at + 5} ${y + 8} H ${at - 5} Z`, { fill: M.dark, width: 1.4 });
    for (const tooth of [-4, 2]) pen.rect(at + tooth + sway * 0.4, y + 3, 3, 5, { fill: M.brass, width: 0.6 });
  }
}

/** The string turns, the bit goes down through the layers; fluid runs down inside it and carries cuttings up outside. */
export const drill: Film = (moment) => {
  const pen = new Pen();
  const depth = mix(272, 326, moment);
  const block = mix(40, 94, moment);
  ground(pen);
  pen.path(`M${x - 31} ${surface} V ${depth + 4} Q ${x} ${depth + 18} ${x + 31} ${depth + 4} V ${surface} Z`, {
    fill: tone(M.leather, 0.16),
  });
  pen.rect(x - 35, surface, 5, 46, { fill: M.steel });
  pen.rect(x + 30, surface, 5, 46, { fill: M.steel });
  const column = depth - surface;
  for (let i = 0; i < 22; i++) {
    const side = i % 2 ? 22 : -22;
    const k = turn(i / 22 + moment * 3);
    const y = depth - k * column;
    pen.disc(x + side + Math.sin(i * 7) * 3, y, 2 + (i % 3) * 0.7, { fill: i % 3 ? M.rock : M.soil, width: 0.9 });
  }
  derrick(pen, block);
  string(pen, block + 33, depth - 14, moment);
  for (let i = 0; i < 16; i++) {
    const from = block + 36;
    const y = from + turn(i / 16 + moment * 4) * (depth - 16 - from);
    pen.disc(x, y, 2.8, { fill: paint(255), width: 0.7 });
  }
  bit(pen, depth, moment);
  pen.path(`M${x + 34} ${surface + 6} H 470 V ${surface - 34}`, { width: 9 });
  pen.path(`M${x + 34} ${surface + 6} H 470 V ${surface - 34}`, { line: tone(M.leather, 0.16), width: 5.4 });
  pen.rect(446, surface - 62, 96, 30, { fill: paint(200) }, 2);
  pen.rect(452, surface - 58, 84, 12, { fill: tone(M.leather, 0.16), width: 1 });
  pen.shape(
    [
      [456, surface - 64],
      [532, surface - 74],
    ],
    { width: 4 },
  );
  for (let i = 0; i < 5; i++) {
    const k = turn(i / 5 + moment * 3);
    pen.disc(mix(468, 548, k), mix(surface - 68, surface - 80, k) + (k > 0.9 ? 8 : 0), 2.6, {
      fill: M.rock,
      width: 0.9,
    });
  }
  pen.path(`M446 ${surface - 44} H 420 V 30 H 352 Q 342 30 342 40 V ${block + 8} H ${x + 14}`, { width: 5 });
  pen.path(`M446 ${surface - 44} H 420 V 30 H 352 Q 342 30 342 40 V ${block + 8} H ${x + 14}`, {
    line: M.iron,
    width: 2.6,
  });
  return pen.sheet();
};
