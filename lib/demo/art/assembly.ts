import { type Colour, material as M, tone } from './colour';
import type { Scene } from './core';
import { disc, display, each, poly, segments } from './decal';
import { type Axis, along, arc, circle, type Point, ringed, split, TAU } from './geometry';

type Draw = (s: Scene) => void;
/** Drawings by kind. */
export type Kinds = Readonly<Record<string, Draw>>;

/** A driver's cab from x to x + w between y0 and y1, its windscreen leaning by `slant` towards +x. */
export function cab(
  s: Scene,
  x: number,
  w: number,
  y0: number,
  y1: number,
  z: number,
  h: number,
  c: Colour,
  slant = 0.25,
): void {
  const at = (u: number, v: number): [number, number] => [x + w * u, z + h * v];
  const [X, roof] = [x + w - slant, z + h];
  s.prism('y', [x, z, x + w, z, ...at(1, 0.45), X, roof, x + 0.08, roof, ...at(0, 0.92)], y0, y1, c, {
    face: [
      poly([...at(0.32, 0.46), ...at(0.93, 0.46), X - 0.07, z + h * 0.9, ...at(0.32, 0.9)], M.glass),
      segments([...at(0.26, 0.05), ...at(0.26, 0.93)], M.dark, 1),
      poly([...at(0.34, 0.34), ...at(0.46, 0.34), ...at(0.46, 0.38), ...at(0.34, 0.38)], M.dark),
    ],
  });
  const flat = { noShadow: true, bare: true };
  const lean = (t: number): [number, number] => [x + w - slant * t + 0.012, z + h * (0.45 + 0.55 * t)];
  const [[x1, z1], [x2, z2]] = [lean(0.1), lean(0.88)];
  s.quad([x1, y0 + 0.14, z1, x1, y1 - 0.14, z1, x2, y1 - 0.14, z2, x2, y0 + 0.14, z2], M.glass, [0.9, 0, 0.3], flat);
  const front = (a: number, b: number, low: number, high: number, d: number, paint: Colour): void => {
    const [u, bottom, top] = [x + w + d, z + h * low, z + h * high];
    s.quad([u, a, bottom, u, b, bottom, u, b, top, u, a, top], paint, [1, 0, 0], flat);
  };
  front(y0 + 0.15, y1 - 0.15, 0.1, 0.3, 0.012, M.dark);
  for (const y of [y0 + 0.12, y1 - 0.42]) front(y, y + 0.3, 0.13, 0.26, 0.014, M.white);
}

/** Pairs of wheels at each x, between y0 (far) and y1 (near). */
export function wheels(
  s: Scene,
  xs: readonly number[],
  r: number,
  w: number,
  c: Colour,
  [y0, y1]: readonly [number, number],
  o?: { tyre?: Colour; lugs?: number; bolts?: number },
): void {
  for (const x of xs) {
    s.wheel([x, y0, r], r, w, c, o);
    s.wheel([x, y1 - w, r], r, w, c, o);
  }
}

/** One crawler track of width w from x0 to x1, its outer face at y + w. */
export function track(s: Scene, x0: number, x1: number, y: number, w: number, r: number): void {
  const loop = (k: number): number[] => [
    ...arc(x1 - r, r, r * k, -TAU / 4, TAU / 4, 8),
    ...arc(x0 + r, r, r * k, TAU / 4, (TAU * 3) / 4, 8),
  ];
  const rollers = each(6, (i) => {
    const end = i % 5 === 0;
    const [u, v] = [x0 + r + ((x1 - x0 - 2 * r) * i) / 5, end ? r : r * 0.72];
    return (face) => [
      ...disc(u, v, r * (end ? 0.62 : 0.38), M.dark)(face),
      ...disc(u, v, r * (end ? 0.3 : 0.17), M.steel)(face),
    ];
  });
  s.prism('y', loop(1), y, y + w, M.rubber, { face: [poly(loop(0.78), M.iron), rollers] });
}

/** A finned motor, its shaft end at `length` along the axis, with a terminal box on top. */
export function motor(s: Scene, axis: 'x' | 'y', origin: Point, r: number, length: number, c: Colour): void {
  const n = s.integer(5, 8);
  const step = (length * 0.62) / n;
  const fins = ringed(n, length * 0.24, step, r * 0.92, r, step * 0.45);
  const head = [0, r * 0.75, length * 0.06, r, length * 0.2, r, length * 0.2, r * 0.92];
  const tail = [length * 0.86, r * 0.92, length * 0.86, r, length * 0.95, r * 0.85, length, r * 0.4];
  s.lathe(axis, origin, [...head, ...fins, ...tail], c);
  const [x, y, z] = origin;
  const [a, b] = [length * 0.34, r * 0.8];
  const lid = tone(c, -0.04);
  if (axis === 'x') s.box(x + length * 0.36, y - b / 2, z + r * 0.86, a, b, r * 0.42, lid);
  else s.box(x - b / 2, y + length * 0.36, z + r * 0.86, b, a, r * 0.42, lid);
}

/** Legs of square section at every x and y. */
export function legs(
  s: Scene,
  xs: readonly number[],
  ys: readonly number[],
  w: number,
  z: number,
  h: number,
  c: Colour,
): void {
  for (const x of xs) for (const y of ys) s.box(x - w / 2, y - w / 2, z, w, w, h, c, { outline: 2 });
}

/** Castors under every x and y. */
export function castors(s: Scene, xs: readonly number[], ys: readonly number[], r: number): void {
  for (const x of xs)
    for (const y of ys)
      s.cylinder('y', [x, y - r * 0.3, r], r, r * 0.6, M.dark, { face: [disc(0, 0, r * 0.4, M.steel)] });
}

/** A handwheel with five spokes about an axis. */
export function handwheel(s: Scene, axis: Axis, origin: Point, r: number, c: Colour, bar = 0.1): void {
  const [t, u, v] = split(axis, origin);
  const rim = (a: number): Point => along(axis, t, u + r * Math.cos(a), v + r * Math.sin(a));
  s.group(() => {
    for (let i = 0; i < 5; i++) s.pipe([...origin, ...rim((i / 5) * TAU + 0.3)], bar * 0.55, c);
    s.pipe(circle(axis, origin, r), bar, c);
    s.cylinder(axis, along(axis, t - bar, u, v), r * 0.22, bar * 2.4, c);
  });
}

/** An operator's panel, a thin box facing +y with a display and buttons. */
export function operatorPanel(s: Scene, x: number, y: number, z: number, w: number, h: number, c: Colour): void {
  s.box(x, y, z, w, 0.16, h, M.dark, {
    left: [
      display(0.08, 0.34, 0.92, 0.92, c),
      each(4, (i) =>
        disc(w * (0.17 + i * 0.22), h * 0.18, Math.min(w, h) * 0.07, [M.led, M.red, M.amber][i] ?? M.steel),
      ),
    ],
  });
}

/** A ladder in the plane y, `w` wide, from z up by h. */
export function ladder(s: Scene, x: number, y: number, z: number, w: number, h: number, c: Colour): void {
  s.group(() => {
    for (let k = 0.2; k < h; k += 0.32) s.pipe([x, y, z + k, x + w, y, z + k], 0.03, c, { noShadow: true });
    for (const u of [x, x + w]) s.pipe([u, y, z, u, y, z + h], 0.04, c, { noShadow: true });
  });
}

/** A pressure vessel with dished ends along an axis, with two weld bands. */
export function vessel(s: Scene, axis: Axis, origin: Point, r: number, length: number, c: Colour): void {
  const band = (t: number): number[] => [t, r, t, r * 1.03, t + length * 0.02, r * 1.03, t + length * 0.02, r];
  const dish = length * 0.07;
  const near = [length - dish, r, length - dish * 0.4, r * 0.84, length, r * 0.4];
  s.lathe(
    axis,
    origin,
    [0, r * 0.5, dish * 0.5, r * 0.86, dish, r, ...band(length * 0.3), ...band(length * 0.68), ...near],
    c,
  );
}
