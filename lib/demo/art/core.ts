import { type Colour, hex, INK, material, tone } from './colour';
import { bolts, type Decal, disc, type Shape, treads } from './decal';
import { type Axis, along, between, boundsOf, type Point, points, ROUND, split } from './geometry';
import { type RoundOptions, RoundSolids } from './round';

/** An isometric scene of parts, painted from back to front; the members of a kind's drawing are methods of it. */
export class Scene extends RoundSolids {
  /** A round bar or hose of radius `r` along a flat list of points. */
  pipe(flat: readonly number[], r: number, c: Colour, o: RoundOptions & { round?: boolean } = {}): void {
    const path = points(flat);
    const [x0, x1, y0, y1, z0, z1] = boundsOf(path);
    const line = (shift: number, rise: number, thickness: number, stroke: string, width: number): Shape => ({
      type: 'line',
      points: path.map(([x, y, z]) => [x - r * shift, y + r * shift, z + r * rise]),
      stroke,
      thickness,
      width,
      ...(o.round && { round: true }),
    });
    this.parts.push({
      box: o.box ?? [x0 - r, x1 + r, y0 - r, y1 + r, z0 - r, z1 + r],
      points: path,
      ...(o.noShadow && { noShadow: true }),
      shapes: [
        line(0, 0, 2 * r * ROUND, INK, 2.4),
        line(0, 0, 2 * r * ROUND, hex(tone(c, -0.11)), 0),
        line(0.14, 0.2, 1.45 * r, hex(c), 0),
        line(0.3, 0.42, 0.55 * r, hex(tone(c, 0.13)), 0),
      ],
    });
  }

  /** A thin line along a flat list of points, `width` in pixels. */
  wire(flat: readonly number[], c: Colour = material.dark, width = 1.6): void {
    const path = points(flat);
    const shape: Shape = { type: 'line', points: path, stroke: hex(c), width };
    this.parts.push({ box: boundsOf(path), points: path, noShadow: true, shapes: [shape] });
  }

  /** A see-through face from a flat list of points, without shadow. */
  pane(flat: readonly number[], c: Colour, opacity: number): void {
    const ring = points(flat);
    const shape: Shape = { type: 'polygon', points: ring, fill: hex(c), stroke: INK, width: 1.2, opacity };
    this.parts.push({ box: boundsOf(ring), points: ring, noShadow: true, shapes: [shape] });
  }

  /** An inked strip along a flat list of points, laid on the part drawn last. */
  strap(flat: readonly number[], c: Colour, width = 2.4): void {
    const line = { type: 'line' as const, points: points(flat) };
    this.parts.at(-1)?.shapes.push({ ...line, stroke: INK, width: width + 2 }, { ...line, stroke: hex(c), width });
  }

  /** A latticed beam of square section from one point to another, as wide as `w` there and `end` here, in `n` bays. */
  lattice(
    from: Point,
    to: Point,
    w: number,
    n: number,
    c: Colour,
    o: RoundOptions & { end?: number; bar?: number } = {},
  ): void {
    const run = [0, 1, 2].map((i) => Math.abs((to[i] ?? 0) - (from[i] ?? 0))) as [number, number, number];
    const axis: Axis = run[0] >= run[1] && run[0] >= run[2] ? 'x' : run[1] >= run[2] ? 'y' : 'z';
    const r = o.bar ?? w * 0.06;
    const at = (t: number, su: number, sv: number): Point => {
      const [a, u, v] = split(axis, between(from, to, t));
      const half = (w + ((o.end ?? w) - w) * t) / 2;
      return along(axis, a, u + su * half, v + sv * half);
    };
    const corner = [(t: number) => at(t, -1, -1), (t: number) => at(t, 1, -1), (t: number) => at(t, 1, 1)] as const;
    const fourth = (t: number): Point => at(t, -1, 1);
    const shapes: Shape[] = [];
    const all: Point[] = [];
    const bar = (p: Point, q: Point, radius: number, paint: Colour): void => {
      const line = { type: 'line' as const, points: [p, q], thickness: 2 * radius * ROUND, round: true };
      shapes.push({ ...line, stroke: INK, width: 1.7 }, { ...line, stroke: hex(paint), width: 0.4 });
      all.push(p, q);
    };
    const web = (i: (t: number) => Point, j: (t: number) => Point, paint: Colour): void => {
      for (let k = 0; k < n; k++) {
        const [t0, t1] = [k / n, (k + 1) / n];
        bar((k % 2 ? i : j)(t0), (k % 2 ? j : i)(t1), r * 0.62, paint);
        bar(i(t1), j(t1), r * 0.55, paint);
      }
    };
    const dark = tone(c, -0.17);
    web(corner[0], corner[1], dark);
    web(corner[0], fourth, dark);
    bar(corner[0](0), corner[0](1), r, dark);
    web(corner[1], corner[2], tone(c, -0.07));
    web(fourth, corner[2], c);
    for (const chord of [corner[1], fourth]) bar(chord(0), chord(1), r, c);
    bar(corner[2](0), corner[2](1), r, tone(c, 0.05));
    this.parts.push({ box: o.box ?? boundsOf(all), points: all, shapes, ...(o.noShadow && { noShadow: true }) });
  }

  /** A wheel about y whose outer face is at y + w, center at the given point. */
  wheel(
    [x, y, z]: Point,
    r: number,
    w: number,
    c: Colour,
    o: { tyre?: Colour; lugs?: number; bolts?: number } = {},
  ): void {
    const profile = [0, r * 0.9, w * 0.12, r, w * 0.88, r, w, r * 0.9, w, r * 0.62];
    const nuts = bolts(0, 0, r * 0.26, o.bolts ?? 6, r * 0.045, material.dark);
    const rim: Decal[] = [
      disc(0, 0, r * 0.56, c),
      disc(0, 0, r * 0.36, tone(c, -0.1)),
      disc(0, 0, r * 0.16, tone(c, 0.1)),
    ];
    this.lathe('y', [x, y, z], profile, o.tyre ?? material.rubber, {
      face: [treads(r * 0.93, o.lugs ?? 0), ...rim, nuts],
    });
  }

  /** A bolted pipe flange with an open bore, `t` thick. */
  flange(axis: Axis, origin: Point, r: number, t: number, c: Colour, n = 8): void {
    const bore = [disc(0, 0, r * 0.58, material.dark), disc(-r * 0.04, r * 0.02, r * 0.5, material.black)];
    this.lathe(axis, origin, [0, r, t, r], c, { face: [bolts(0, 0, r * 0.8, n, r * 0.085, material.dark), ...bore] });
  }

  /** A handrail of two bars over posts at flat pairs of x and y. */
  rail(flat: readonly number[], z: number, h: number, c: Colour, r = 0.03): void {
    const posts: [number, number][] = [];
    for (let i = 0; i + 1 < flat.length; i += 2) posts.push([flat[i] ?? 0, flat[i + 1] ?? 0]);
    posts.forEach(([x, y], i) => {
      this.pipe([x, y, z, x, y, z + h], r, c, { noShadow: true });
      const next = posts[i + 1];
      if (next === undefined) return;
      for (const f of [1, 0.55]) this.pipe([x, y, z + h * f, ...next, z + h * f], r, c, { noShadow: true });
    });
  }
}
