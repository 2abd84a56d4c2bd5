import { accent, type Colour, hex, paint, shade, tone } from './colour';
import type { Decal, Face, Shape } from './decal';
import { type Axis, along, type Bounds, boundsOf, type Point, pairs, points } from './geometry';
import { sortParts } from './order';

type Part = {
  shapes: Shape[];
  box: Bounds;
  points: readonly Point[];
  noShadow?: boolean;
  members?: readonly Part[];
};
/** `box` overrides the sorting box, `plain` leaves out the light edges, `outline` is the ink's width in pixels. */
export type SolidOptions = {
  left?: Decal[];
  right?: Decal[];
  top?: Decal[];
  face?: Decal[];
  cap?: Colour;
  box?: Bounds;
  outline?: number;
  bare?: boolean;
  plain?: boolean;
  smooth?: boolean;
  noShadow?: boolean;
};
export type SceneOptions = { kind: string; hue: number; variant: number; seed: number | string };

type Side = { points: readonly Point[]; fill: string; stroke: string };

/** A seeded generator of numbers in 0-1 (FNV-1a into mulberry32). */
export function generator(seed: string): () => number {
  let a = 2166136261;
  for (const c of seed) a = Math.imul(a ^ (c.codePointAt(0) ?? 0), 16777619);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Flat-faced solids, seeded proportions and grouping; `Scene` adds the round ones. */
export class Solids {
  readonly hue: number;
  readonly variant: 0 | 1 | 2;
  /** The body's paint and the second paint. */
  readonly c: Colour;
  readonly acc: Colour;
  /** Small stretch of each axis, so that equal constructions still differ. */
  readonly scale: Point;
  /** Height above which parts cast no longer shadow. */
  shadowMax = 1e9;
  parts: Part[] = [];
  private readonly random: () => number;

  constructor({ kind, hue, variant, seed }: SceneOptions) {
    this.hue = hue;
    this.variant = (((Math.trunc(variant) % 3) + 3) % 3) as 0 | 1 | 2;
    this.random = generator(`${kind}/${this.variant}/${hue}/${seed}`);
    this.scale = [this.vary(0.96, 1.06), this.vary(0.97, 1.04), this.vary(0.96, 1.05)];
    this.c = tone(paint(hue), this.vary(-0.025, 0.025));
    this.acc = accent(hue, this.variant);
  }

  /** A seeded number between two bounds. */
  vary(low: number, high: number): number {
    return low + (high - low) * this.random();
  }

  /** A seeded whole number between two bounds, both included. */
  integer(low: number, high: number): number {
    return low + Math.floor(this.random() * (high - low + 1));
  }

  /** Seeded yes or no. */
  chance(probability = 0.5): boolean {
    return this.random() < probability;
  }

  /** The value of this scene's variant. */
  pick<T>(first: T, second: T, third: T): T {
    if (this.variant === 0) return first;
    return this.variant === 1 ? second : third;
  }

  /** Runs of a part for `n` even places from x0 to x1. */
  row(n: number, x0: number, x1: number, make: (x: number, i: number) => void): void {
    for (let i = 0; i < n; i++) make(n === 1 ? (x0 + x1) / 2 : x0 + ((x1 - x0) * i) / (n - 1), i);
  }

  protected side(flat: readonly Point[], c: Colour, normal: Point, smooth = false): Side {
    const own = shade(c, normal);
    return { points: flat, fill: hex(own), stroke: smooth ? hex(own) : hex(tone(own, -0.12)) };
  }

  protected push(sides: readonly Side[], extra: readonly Shape[], o: SolidOptions): void {
    const rings = sides.map((side) => side.points);
    const all = rings.flat();
    const faces = sides.map((side): Shape => ({ type: 'polygon', width: 0.9, ...side }));
    const outline: Shape[] = o.bare ? [] : [{ type: 'outline', rings, width: o.outline ?? 2.5 }];
    const part: Part = { shapes: [...outline, ...faces, ...extra], box: o.box ?? boundsOf(all), points: all };
    this.parts.push(o.noShadow ? { ...part, noShadow: true } : part);
  }

  protected decals(face: Face, list: readonly Decal[] = []): Shape[] {
    return list.flatMap((decal) => decal(face));
  }

  /** Parts of a function as one part, sorted among themselves unless `ordered`. */
  group(make: () => void, box?: Bounds, ordered = false): void {
    const outer = this.parts;
    this.parts = [];
    make();
    const inner = ordered ? this.parts : sortParts(this.parts, this.scale);
    this.parts = outer;
    const shapes = inner.flatMap((part) => part.shapes);
    const all = inner.flatMap((part) => part.points);
    this.parts.push({
      shapes,
      box:
        box ??
        boundsOf(
          inner.flatMap(({ box: [a, b, c, d, e, f] }): Point[] => [
            [a, c, e],
            [b, d, f],
          ]),
        ),
      points: all,
      members: inner.flatMap((part) => part.members ?? [part]),
    });
  }

  /** A box from its far lower corner with sizes along x, y and z, and decals for its three visible faces. */
  box(x: number, y: number, z: number, w: number, d: number, h: number, c: Colour, o: SolidOptions = {}): void {
    const [X, Y, Z] = [x + w, y + d, z + h];
    const top = points([x, y, Z, X, y, Z, X, Y, Z, x, Y, Z]);
    const left = points([x, Y, z, X, Y, z, X, Y, Z, x, Y, Z]);
    const right = points([X, y, z, X, Y, z, X, Y, Z, X, y, Z]);
    const faces: [Face, Decal[] | undefined][] = [
      [{ at: (u, v) => [x + u, Y, z + v], normal: [0, 1, 0], colour: c, w, h }, o.left],
      [{ at: (u, v) => [X, Y - u, z + v], normal: [1, 0, 0], colour: c, w: d, h }, o.right],
      [{ at: (u, v) => [x + u, y + v, Z], normal: [0, 0, 1], colour: c, w, h: d }, o.top],
    ];
    const extra = faces.flatMap(([face, list]) => this.decals(face, list));
    if (!o.plain) {
      const glint = { type: 'line' as const, stroke: hex(tone(c, 0.2)) };
      extra.push(
        { ...glint, points: points([x, Y, Z, X, Y, Z, X, y, Z]), width: 1.5, opacity: 0.75 },
        { ...glint, points: points([X, Y, Z, X, Y, z]), width: 1, opacity: 0.4 },
      );
    }
    const sides = [this.side(right, c, [1, 0, 0]), this.side(left, c, [0, 1, 0]), this.side(top, c, [0, 0, 1])];
    this.push(sides, extra, o);
  }

  /** A four-sided frustum (hopper, plinth) between two rectangles given as x, y, w, d at heights z and z + h. */
  taper(low: Rect, high: Rect, z: number, h: number, c: Colour, o: SolidOptions = {}): void {
    const corners = ([x, y, w, d]: Rect, at: number): Point[] =>
      points([x, y, at, x + w, y, at, x + w, y + d, at, x, y + d, at]);
    const [, b1, b2, b3] = corners(low, z) as [Point, Point, Point, Point];
    const [t0, t1, t2, t3] = corners(high, z + h) as [Point, Point, Point, Point];
    const tilt = (low[2] - high[2]) / 2 / h;
    const sides = [
      this.side([b1, b2, t2, t1], c, [1, 0, tilt * 0.6]),
      this.side([b3, b2, t2, t3], c, [0, 1, tilt * 0.6]),
      this.side([t0, t1, t2, t3], o.cap ?? c, [0, 0, 1]),
    ];
    const [x, y, w, d] = high;
    const rim: Face = { at: (u, v) => [x + u, y + v, z + h], normal: [0, 0, 1], colour: c, w, h: d };
    const front: Face = {
      at: (u, v) => {
        const t = v / h;
        const width = low[2] + (w - low[2]) * t;
        return [
          low[0] + (x - low[0]) * t + (u / low[2]) * width,
          low[1] + low[3] + (y + d - low[1] - low[3]) * t,
          z + v,
        ];
      },
      normal: [0, 1, tilt * 0.6],
      colour: c,
      w: low[2],
      h,
    };
    this.push(sides, [...this.decals(front, o.left), ...this.decals(rim, o.top)], o);
  }

  /** A profile (flat pairs) drawn out along an axis from `a` to `b`; `face` decals lie on the near end. */
  prism(axis: Axis, profile: readonly number[], a: number, b: number, c: Colour, o: SolidOptions = {}): void {
    const ring = pairs(profile);
    const next = [...ring.slice(1), ...ring.slice(0, 1)];
    const edges = ring.flatMap((p, i) => next.slice(i, i + 1).map((q) => [p, q] as const));
    const sign = edges.reduce((sum, [p, q]) => sum + p[0] * q[1] - q[0] * p[1], 0) > 0 ? 1 : -1;
    const mantle = edges.flatMap(([p, q]) => {
      const [du, dv] = [q[0] - p[0], q[1] - p[1]];
      const length = Math.hypot(du, dv) || 1;
      const normal = along(axis, 0, (sign * dv) / length, (-sign * du) / length);
      if (normal[0] + normal[1] + normal[2] <= 1e-3) return [];
      const quad = [along(axis, a, ...p), along(axis, b, ...p), along(axis, b, ...q), along(axis, a, ...q)];
      return [{ side: this.side(quad, c, normal, o.smooth), depth: p[0] + q[0] + p[1] + q[1] }];
    });
    mantle.sort((m, n) => m.depth - n.depth);
    const normal = along(axis, 1, 0, 0);
    const end = this.side(
      ring.map((p) => along(axis, b, ...p)),
      o.cap ?? c,
      normal,
    );
    const face: Face = { at: (u, v) => along(axis, b, u, v), normal, colour: c, w: 1, h: 1 };
    this.push([...mantle.map((m) => m.side), end], this.decals(face, o.face), o);
  }

  /** A sloping plate of four points (far, near and right edges seen from the front) with its near edges `t` thick. */
  plate([a, b, c, d]: readonly Point[], t: number, paint: Colour, normal: Point, extra: readonly Shape[] = []): void {
    if (!a || !b || !c || !d) return;
    const low = ([x, y, z]: Point): Point => [x, y, z - t];
    const sides = [
      this.side([low(a), low(b), b, a], tone(paint, -0.1), [0, 1, 0]),
      this.side([low(b), low(c), c, b], tone(paint, -0.1), [1, 0, 0]),
      this.side([a, b, c, d], paint, normal),
    ];
    this.push(sides, extra, {});
  }

  /** A single flat face from a flat list of points. */
  quad(flat: readonly number[], c: Colour, normal: Point, o: SolidOptions = {}): void {
    this.push([this.side(points(flat), c, normal)], [], o);
  }
}
type Rect = readonly [number, number, number, number];
