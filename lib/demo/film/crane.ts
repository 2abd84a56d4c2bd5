import { type Colour, material as M, paint, tone } from '../art/colour';
import { during, type Film, mix, Pen, type Spot } from './pen';

const yellow = paint(90);
const mast = 214;
const [top, ground] = [92, 322];

function building(pen: Pen, x: number, w: number, floors: number): void {
  for (let floor = 0; floor < floors; floor++) {
    const y = ground - (floor + 1) * 40;
    for (const k of [0.04, 0.34, 0.64, 0.9]) pen.column(x + w * k, y + 7, 9, 33, M.concrete);
    pen.rect(x, y, w, 8, { fill: tone(M.concrete, -0.05) });
  }
}

function beams(pen: Pen, x: number, y: number, c: Colour): void {
  pen.rect(x - 30, y, 60, 7, { fill: c });
  pen.rect(x - 30, y + 7, 60, 7, { fill: tone(c, -0.08) });
}

/** Where hook, trolley and jib are at a moment of the film. */
function stateAt(moment: number) {
  const held = moment > 0.16 && moment < 0.82;
  const out = during(moment, 0.34, 0.52) - during(moment, 0.88, 1);
  const swing = during(moment, 0.5, 0.68) - during(moment, 0.88, 1);
  const low = ground - 26;
  const rope =
    moment < 0.16
      ? mix(176, low, during(moment, 0, 0.14))
      : moment < 0.68
        ? mix(low, 150, during(moment, 0.18, 0.38))
        : moment < 0.82
          ? mix(150, 220, during(moment, 0.68, 0.8))
          : mix(220, 176, during(moment, 0.84, 0.96));
  return { held, trolley: mix(118, 300, out), reach: mix(1, 0.76, swing), rope };
}

function jib(pen: Pen, reach: number): void {
  const x = (along: number) => mast + along * reach;
  pen.lattice([x(-118), top], [x(0), top], 13, 9, yellow);
  pen.lattice([x(0), top], [x(372), top], 13, 26, yellow);
  for (const to of [x(-104), x(250)])
    pen.shape(
      [
        [mast, 44],
        [to, top - 7],
      ],
      { width: 1.6 },
    );
  pen.lattice([mast, top], [mast, 40], 12, 4, yellow);
  for (const k of [0, 1, 2]) pen.rect(x(-112) + k * 13 * reach, top + 4, 12 * reach, 36, { fill: M.concrete });
  pen.shape(
    [
      [mast - 13, top - 4],
      [mast + 15, top - 4],
      [mast + 15, top + 24],
      [mast - 13, top + 24],
    ],
    {
      fill: tone(yellow, -0.04),
    },
  );
  pen.rect(mast + 2, top + 2, 10, 11, { fill: M.glass, width: 1.2 });
}

function hook(pen: Pen, at: Spot, rope: number, held: boolean): void {
  const [x, y] = at;
  pen.rect(x - 12, y, 24, 8, { fill: M.red }, 2);
  for (const side of [-7, 7]) pen.disc(x + side, y, 3.4, { fill: M.dark, width: 1 });
  for (const side of [-3, 3])
    pen.shape(
      [
        [x + side, y + 8],
        [x + side, rope - 20],
      ],
      { width: 1.3 },
    );
  pen.rect(x - 6, rope - 22, 12, 10, { fill: M.red }, 2);
  pen.path(`M${x} ${rope - 12} v 4 q 5 1 4 6 q -3 4 -7 0`, { width: 2.4 });
  if (!held) return;
  pen.shape(
    [
      [x - 24, rope + 8],
      [x, rope - 5],
      [x + 24, rope + 8],
    ],
    { width: 1.4 },
  );
  beams(pen, x, rope + 8, paint(28));
}

/** A load is taken up, carried out along the jib, swung round and set down; the counterweight keeps the balance. */
export const crane: Film = (moment) => {
  const pen = new Pen();
  const { held, trolley, reach, rope } = stateAt(moment);
  pen.path('M0 300 L60 262 L60 240 L92 240 L92 276 L600 276 L600 238 L640 238 V 330 H 0 Z', {
    fill: tone(M.concrete, 0.1),
    width: 0,
  });
  pen.rect(0, ground, 640, 40, { fill: tone(M.soil, 0.1), width: 0 });
  pen.shape(
    [
      [0, ground],
      [640, ground],
    ],
    {},
  );
  building(pen, 400, 170, 2);
  if (moment >= 0.82) beams(pen, mast + 300 * 0.76, 228, paint(28));
  beams(pen, mast + 118, ground - 14, tone(paint(28), -0.06));
  if (moment <= 0.16) beams(pen, mast + 118, ground - 28, paint(28));
  pen.rect(mast - 40, ground - 12, 80, 13, { fill: M.concrete });
  pen.lattice([mast, ground - 12], [mast, top + 22], 22, 15, yellow);
  jib(pen, reach);
  hook(pen, [mast + trolley * reach, top + 8], rope, held);
  return pen.sheet();
};
