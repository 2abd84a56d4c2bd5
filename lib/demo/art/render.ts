import { INK } from './colour';
import type { Scene } from './core';
import type { Shape } from './decal';
import { hull, type Point, project } from './geometry';
import { sortParts } from './order';

/**
 * Where on the paper a scene is fitted, in pixels: in the middle, or standing on the lower edge. Shadows may leave the
 * frame, but not the paper.
 */
export type Frame = {
  x: number;
  y: number;
  w: number;
  h: number;
  paper: { w: number; h: number };
  standing?: boolean;
};

const round = (v: number): number => Math.round(v * 10) / 10;

function placed(shape: Shape): readonly Point[] {
  if (shape.type === 'outline') return shape.rings.flat();
  return shape.type === 'circle' ? [shape.center] : shape.points;
}

function reach(shape: Shape): number {
  if (shape.type === 'circle') return shape.radius;
  return shape.type === 'line' ? (shape.thickness ?? 0) / 2 : 0;
}

const range = (values: readonly number[]): [number, number] =>
  values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [1e9, -1e9]);

/** Half the widest line of a soft shadow, and a little paper beside it. */
const margin = 16;

type Part = Omit<Scene['parts'][number], 'members'>;

/** The points of a part's shadow on the floor. */
const castOf = (part: Part, max: number): Point[] =>
  part.noShadow
    ? []
    : part.points.map(([x, y, z]) => {
        const k = Math.min(Math.max(0, z), max);
        return [x + k * 0.42, y - k * 0.3, 0];
      });

type Fit = { at: (p: Point) => readonly [number, number]; zoom: number };

/** A part with the points of its shadow on the floor. */
type Thrown = { part: Part; cast: readonly Point[] };

const thrownBy = ({ parts, shadowMax }: Scene): Thrown[] =>
  parts.flatMap((part) => part.members ?? [part]).map((part) => ({ part, cast: castOf(part, shadowMax) }));

function place(scene: Scene, shapes: readonly Shape[], thrown: readonly Thrown[], frame: Frame): Fit {
  const [sx, sy, sz] = scene.scale;
  const flat = ([x, y, z]: Point): readonly [number, number] => project([x * sx, y * sy, z * sz]);
  let [x0, x1, y0, y1] = [1e9, -1e9, 1e9, -1e9];
  for (const shape of shapes) {
    const r = reach(shape);
    for (const p of placed(shape)) {
      const [x, y] = flat(p);
      x0 = Math.min(x0, x - r);
      x1 = Math.max(x1, x + r);
      y0 = Math.min(y0, y - r);
      y1 = Math.max(y1, y + r);
    }
  }
  const dark = thrown.flatMap(({ cast }) => cast.map(flat));
  const { paper } = frame;
  const [left, right] = range(dark.map(([x]) => x).concat(x0, x1));
  const [upper, lower] = range(dark.map(([, y]) => y).concat(y0, y1));
  const zoom = Math.min(
    frame.w / (x1 - x0),
    frame.h / (y1 - y0),
    (paper.w - 2 * margin) / (right - left),
    (paper.h - 2 * margin) / (lower - upper),
  );
  const middle = frame.x + frame.w / 2 - (zoom * (x0 + x1)) / 2;
  const ox = Math.max(margin - zoom * left, Math.min(middle, paper.w - margin - zoom * right));
  const rest = frame.standing ? frame.y + frame.h - zoom * y1 : frame.y + frame.h / 2 - (zoom * (y0 + y1)) / 2;
  const oy = Math.min(rest, paper.h - margin - zoom * lower);
  return {
    zoom,
    at: (p) => {
      const [x, y] = flat(p);
      return [ox + x * zoom, oy + y * zoom];
    },
  };
}

function path(list: readonly Point[], { at }: Fit, closed = true): string {
  let d = '';
  for (const p of list) {
    const [x, y] = at(p);
    d += `${d === '' ? 'M' : 'L'}${round(x)} ${round(y)}`;
  }
  return closed ? `${d}Z` : d;
}

function markup(shape: Shape, to: Fit): string {
  if (shape.type === 'outline') {
    const d = shape.rings.map((ring) => path(ring, to)).join('');
    return `<path d="${d}" fill="${INK}" stroke="${INK}" stroke-width="${shape.width}"/>`;
  }
  if (shape.type === 'circle') {
    const [x, y] = to.at(shape.center);
    const edge = shape.stroke ? ` stroke="${shape.stroke}" stroke-width="${shape.width ?? 1}"` : '';
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(shape.radius * to.zoom)}" fill="${shape.fill}"${edge}/>`;
  }
  const { opacity } = shape;
  if (shape.type === 'polygon') {
    const edge = shape.stroke && shape.width ? ` stroke="${shape.stroke}" stroke-width="${shape.width}"` : '';
    const faint = opacity === undefined ? '' : ` fill-opacity="${opacity}" stroke-opacity="${opacity}"`;
    return `<path d="${path(shape.points, to)}" fill="${shape.fill}"${edge}${faint}/>`;
  }
  const width = round((shape.thickness ?? 0) * to.zoom + shape.width);
  const cap = shape.round ? ' stroke-linecap="round"' : '';
  const faint = opacity === undefined ? '' : ` stroke-opacity="${opacity}"`;
  const d = path(shape.points, to, false);
  return `<path d="${d}" fill="none" stroke="${shape.stroke}" stroke-width="${width}"${cap}${faint}/>`;
}

const floor = ([x, y]: Point): Point => [x, y, 0];
const onFloor = ([x, y]: Point): readonly [number, number] => [x, y];

/** Cast and contact shadow on the floor, as two path data. */
function shadows(thrown: readonly Thrown[], to: Fit): { cast: string; contact: string } {
  let cast = '';
  let contact = '';
  for (const { part, cast: points } of thrown) {
    if (part.noShadow || part.points.length === 0) continue;
    const outline = hull(points, onFloor);
    if (outline.length > 2) cast += path(outline, to);
    const foot = part.box[4];
    if (foot >= 0.12) continue;
    const low = hull(part.points.filter(([, , z]) => z < foot + 0.25).map(floor), onFloor);
    if (low.length > 2) contact += path(low, to);
  }
  return { cast, contact };
}

// Nested outlines instead of a blur filter, which takes as long again as the whole picture.
function soft(d: string, fill: string, opacity: number, widths: readonly number[]): string {
  const layer = (width: number): string =>
    `<path d="${d}" fill="${fill}" stroke="${fill}" stroke-width="${width}" stroke-linejoin="round"/>`;
  return d === '' ? '' : widths.map((width) => `<g opacity="${opacity}">${layer(width)}</g>`).join('');
}

/** The scene fitted into a frame, as an SVG fragment. */
export function fragment(scene: Scene, frame: Frame): string {
  const shapes = sortParts(scene.parts, scene.scale).flatMap((part) => part.shapes);
  const thrown = thrownBy(scene);
  const to = place(scene, shapes, thrown, frame);
  const { cast, contact } = shadows(thrown, to);
  return [
    soft(cast, '#3a3a36', 0.045, [22, 15, 9, 4]),
    soft(contact, '#22241f', 0.09, [16, 10, 5]),
    `<g stroke-linejoin="round">${shapes.map((shape) => markup(shape, to)).join('')}</g>`,
  ].join('');
}

/** A whole SVG of the given size; `ground` is a CSS colour. */
export function sheet(w: number, h: number, ground: string, body: string): string {
  const back = `<rect width="${w}" height="${h}" fill="${ground}"/>`;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">`;
  return `${open}${back}${body}</svg>`;
}
