export const TAU = Math.PI * 2;
/** Radius in pixels of a unit sphere's outline in the isometric projection. */
export const ROUND = 1.2247;
const COS_30 = Math.cos(Math.PI / 6);

export type Axis = 'x' | 'y' | 'z';
export type Point = readonly [number, number, number];
export type Pair = readonly [number, number];
/** x0, x1, y0, y1, z0, z1 in world units. */
export type Bounds = readonly [number, number, number, number, number, number];

/** Isometric projection, 30 degrees: x runs down-right, y down-left, z up. World units in, world units on paper out. */
export function project([x, y, z]: Point): Pair {
  return [(x - y) * COS_30, (x + y) * 0.5 - z];
}

/** The point `t` along an axis and `u`, `v` along the other two, in the order x, y, z. */
export function along(axis: Axis, t: number, u: number, v: number): Point {
  if (axis === 'x') return [t, u, v];
  return axis === 'y' ? [u, t, v] : [u, v, t];
}

/** A point as seen by an axis: [t, u, v], the inverse of `along`. */
export function split(axis: Axis, [x, y, z]: Point): Point {
  if (axis === 'x') return [x, y, z];
  return axis === 'y' ? [y, x, z] : [z, x, y];
}

/** A flat list of coordinates as pairs. */
export function pairs(flat: readonly number[]): Pair[] {
  const out: Pair[] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) out.push([flat[i] ?? 0, flat[i + 1] ?? 0]);
  return out;
}

/** A flat list of coordinates as points. */
export function points(flat: readonly number[]): Point[] {
  const out: Point[] = [];
  for (let i = 0; i + 2 < flat.length; i += 3) out.push([flat[i] ?? 0, flat[i + 1] ?? 0, flat[i + 2] ?? 0]);
  return out;
}

/** An arc as a flat list of coordinates; angles in radians, `n` steps. */
export function arc(cx: number, cy: number, r: number, from: number, to: number, n = 10): number[] {
  return Array.from({ length: n + 1 }, (_, i) => from + ((to - from) * i) / n).flatMap((a) => [
    cx + r * Math.cos(a),
    cy + r * Math.sin(a),
  ]);
}

/** The smallest box around points. */
export function boundsOf(all: readonly Point[]): Bounds {
  const b: [number, number, number, number, number, number] = [1e9, -1e9, 1e9, -1e9, 1e9, -1e9];
  for (const [x, y, z] of all) {
    b[0] = Math.min(b[0], x);
    b[1] = Math.max(b[1], x);
    b[2] = Math.min(b[2], y);
    b[3] = Math.max(b[3], y);
    b[4] = Math.min(b[4], z);
    b[5] = Math.max(b[5], z);
  }
  return b;
}

function turn(o: Pair, a: Pair, b: Pair): number {
  return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
}

type Placed<T> = { item: T; at: Pair };

function chain<T>(sorted: readonly Placed<T>[]): Placed<T>[] {
  const out: Placed<T>[] = [];
  for (const next of sorted) {
    for (;;) {
      const [a, b] = [out.at(-2), out.at(-1)];
      if (a === undefined || b === undefined || turn(a.at, b.at, next.at) > 0) break;
      out.pop();
    }
    out.push(next);
  }
  return out.slice(0, -1);
}

/** The items on the convex hull of their paper positions, in order (Andrew's monotone chain). */
export function hull<T>(items: readonly T[], at: (item: T) => Pair): T[] {
  const sorted = items.map((item) => ({ item, at: at(item) }));
  sorted.sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1]);
  const lower = chain(sorted);
  return [...lower, ...chain(sorted.reverse())].map(({ item }) => item);
}

/** Where a linear run from 0 to 1 lies between two points. */
export function between(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** Profile of `n` rings of radius `outer` and width `w` on a body of radius `inner`, `step` apart from `from` on. */
export function ringed(n: number, from: number, step: number, inner: number, outer: number, w: number): number[] {
  return Array.from({ length: n }, (_, i) => from + i * step).flatMap((t) => [
    ...[t, inner, t, outer],
    ...[t + w, outer, t + w, inner],
  ]);
}

/** A closed ring of points about an axis, as a flat list. */
export function circle(axis: Axis, [x, y, z]: Point, r: number, from = 0, to = TAU, n = 32): number[] {
  const [t, u, v] = split(axis, [x, y, z]);
  return Array.from({ length: n + 1 }, (_, i) => from + ((to - from) * i) / n).flatMap((a) => [
    ...along(axis, t, u + r * Math.cos(a), v + r * Math.sin(a)),
  ]);
}
