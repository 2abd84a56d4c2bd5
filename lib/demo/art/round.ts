import { type Colour, hex, INK, light, shade, tone } from './colour';
import type { Face, Shape } from './decal';
import { type Axis, along, boundsOf, hull, type Point, points, project, ROUND, split, TAU } from './geometry';
import { type SolidOptions, Solids } from './solid';

const FACETS = 44;
const BAND = 0.045;

export type RoundOptions = Omit<SolidOptions, 'left' | 'right' | 'top'>;
type Ring = { t: number; r: number; c: Colour };

function rings(profile: readonly (number | Colour)[], c: Colour): Ring[] {
  const out: Ring[] = [];
  let own = c;
  let pending: number | undefined;
  for (const item of profile) {
    if (typeof item !== 'number') own = item;
    else if (pending === undefined) pending = item;
    else {
      out.push({ t: pending, r: item, c: own });
      pending = undefined;
    }
  }
  return out;
}

/** Turned solids, in flat bands of light instead of gradients. */
export class RoundSolids extends Solids {
  /**
   * A turned solid about an axis through `origin`. The profile is a flat list of distance along the axis and radius,
   * distances ascending towards the viewer; a colour among them paints the bands that end at the pairs after it.
   */
  lathe(axis: Axis, origin: Point, profile: readonly (number | Colour)[], c: Colour, o: RoundOptions = {}): void {
    const [t0, u0, v0] = split(axis, origin);
    const around = (t: number, r: number): Point[] =>
      Array.from({ length: FACETS }, (_, i) => (i / FACETS) * TAU).map((a) =>
        along(axis, t0 + t, u0 + r * Math.cos(a), v0 + r * Math.sin(a)),
      );
    const list = rings(profile, c);
    const outlines: Point[][] = [];
    const shapes: Shape[] = [];
    const all: Point[] = [];
    list.slice(1).forEach((end, k) => {
      const start = list[k] ?? end;
      const [near, far] = [around(end.t, end.r), around(start.t, start.r)];
      all.push(...far, ...near);
      if (end.t - start.t > 1e-6) {
        const outline = hull([...far, ...near], project);
        outlines.push(outline);
        shapes.push({ type: 'polygon', points: outline, fill: hex(shade(end.c, [0.3, 0.3, 0.3])) });
        shapes.push(...this.bands(axis, start, end, far, near));
        shapes.push({ type: 'polygon', points: outline, fill: 'none', stroke: hex(tone(end.c, -0.26)), width: 1 });
      }
      const after = list[k + 2];
      const isStep = after === undefined || after.r < end.r - 1e-6 || after.t === end.t;
      if (isStep && end.r > 1e-6) {
        const own = shade(end.c, along(axis, 1, 0, 0));
        shapes.push({ type: 'polygon', points: near, fill: hex(own), stroke: hex(tone(own, -0.16)), width: 0.9 });
      }
    });
    const last = list.at(-1) ?? { t: 0, r: 0, c };
    const face: Face = {
      at: (u, v) => along(axis, t0 + last.t, u0 + u, v0 + v),
      normal: along(axis, 1, 0, 0),
      colour: last.c,
      w: last.r,
      h: last.r,
    };
    const extra = this.decals(face, o.face);
    this.parts.push({
      shapes: [{ type: 'outline', rings: outlines, width: o.outline ?? 2.5 }, ...shapes, ...extra],
      box: o.box ?? boundsOf(all),
      points: all,
      ...(o.noShadow && { noShadow: true }),
    });
  }

  private bands(axis: Axis, start: Ring, end: Ring, far: Point[], near: Point[]): Shape[] {
    const slope = (start.r - end.r) / Math.hypot(end.t - start.t, start.r - end.r);
    const flat = Math.sqrt(1 - slope * slope);
    const runs: { step: number; far: Point[]; near: Point[] }[] = [];
    let broken = true;
    far.forEach((p, i) => {
      const a = ((i + 0.5) / FACETS) * TAU;
      const normal = along(axis, slope, flat * Math.cos(a), flat * Math.sin(a));
      if (normal[0] + normal[1] + normal[2] <= -0.02) {
        broken = true;
        return;
      }
      const bright = { ...end.c, L: 1 };
      const step = Math.round(light(normal, bright) / BAND);
      const q = near[i] ?? p;
      const [p1, q1] = [far[(i + 1) % FACETS] ?? p, near[(i + 1) % FACETS] ?? q];
      const run = runs.at(-1);
      if (run && !broken && run.step === step) {
        run.far.push(p1);
        run.near.push(q1);
      } else runs.push({ step, far: [p, p1], near: [q, q1] });
      broken = false;
    });
    return runs.map((run) => {
      const fill = hex(tone(end.c, run.step * BAND * (end.c.L < 0.4 ? 0.75 : 1)));
      return { type: 'polygon', points: [...run.far, ...run.near.reverse()], fill, stroke: fill, width: 0.6 };
    });
  }

  cylinder(axis: Axis, origin: Point, r: number, length: number, c: Colour, o?: RoundOptions): void {
    this.lathe(axis, origin, [0, r, length, r], c, o);
  }

  dome(axis: Axis, origin: Point, r: number, h: number, c: Colour, o?: RoundOptions): void {
    const arch = Array.from({ length: 7 }, (_, i) => ((i / 6) * Math.PI) / 2);
    const profile = arch.flatMap((a, i) => [h * Math.sin(a), i === 6 ? 0 : r * Math.cos(a)]);
    this.lathe(axis, origin, profile, c, o);
  }

  sphere([x, y, z]: Point, r: number, c: Colour): void {
    const ball = (d: number, radius: number, dl: number): Shape => ({
      type: 'circle',
      center: [x - r * d, y + r * d * 0.5, z + r * d],
      radius,
      fill: hex(tone(c, dl)),
    });
    const rim: Shape = { type: 'circle', center: [x, y, z], radius: r * ROUND, fill: hex(tone(c, -0.1)), stroke: INK };
    this.parts.push({
      box: [x - r, x + r, y - r, y + r, z - r, z + r],
      points: points([x - r, y, z, x + r, y, z, x, y - r, z, x, y + r, z, x, y, z - r, x, y, z + r]),
      shapes: [{ ...rim, width: 1.4 }, ball(0.13, r * 0.98, 0), ball(0.3, r * 0.48, 0.12)],
    });
  }
}
