import { type Colour, hex, INK, tone } from '../art/colour';
import { GROUND } from '../art/draw';

export type Spot = readonly [x: number, y: number];
type Look = { fill?: Colour | 'none'; line?: Colour; width?: number; opacity?: number };

/** Size of a film in pixels. */
export const size = { w: 640, h: 360 } as const;
export const TAU = Math.PI * 2;

/** What of a film is drawn at a moment, from 0 to 1. */
export type Film = (moment: number) => string;

const round = (v: number): string => String(Math.round(v * 100) / 100);

/** How far a part from `from` to `to` of the film has gone at a moment, slow at both ends. */
export const during = (moment: number, from: number, to: number): number => {
  const k = Math.min(1, Math.max(0, (moment - from) / (to - from)));
  return k * k * (3 - 2 * k);
};

export const mix = (a: number, b: number, k: number): number => a + (b - a) * k;
/** The part of a number behind its point. */
export const turn = (v: number): number => ((v % 1) + 1) % 1;

/** Draws one picture of a film flat, inked as the pictures of products are. */
export class Pen {
  private parts: string[] = [];

  private look({ fill = 'none', line, width = 1.8, opacity }: Look): string {
    const ink = line ? hex(line) : INK;
    const paint = fill === 'none' ? 'none' : hex(fill);
    const faint = opacity === undefined ? '' : ` opacity="${round(opacity)}"`;
    return `fill="${paint}" stroke="${ink}" stroke-width="${width}"${faint} stroke-linejoin="round" stroke-linecap="round"`;
  }

  path(d: string, look: Look): void {
    this.parts.push(`<path d="${d}" ${this.look(look)}/>`);
  }

  /** A line through points, or an area where it has a fill. */
  shape(spots: readonly Spot[], look: Look): void {
    const d = spots.map(([x, y], at) => `${at ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
    this.path(look.fill === undefined ? d : `${d}Z`, look);
  }

  rect(x: number, y: number, w: number, h: number, look: Look, r = 0): void {
    const at = `x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${r}"`;
    this.parts.push(`<rect ${at} ${this.look(look)}/>`);
  }

  disc(x: number, y: number, r: number, look: Look): void {
    this.parts.push(`<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" ${this.look(look)}/>`);
  }

  /** A rectangle with a lit and a shaded edge, as of a column seen from the front. */
  column(x: number, y: number, w: number, h: number, c: Colour): void {
    this.rect(x, y, w, h, { fill: c });
    this.rect(x + w * 0.12, y + 1, w * 0.2, h - 2, { fill: tone(c, 0.1), width: 0 });
    this.rect(x + w * 0.68, y + 1, w * 0.3, h - 2, { fill: tone(c, -0.08), width: 0 });
  }

  /** A latticed beam between two points. */
  lattice([x0, y0]: Spot, [x1, y1]: Spot, w: number, n: number, c: Colour): void {
    const length = Math.hypot(x1 - x0, y1 - y0) || 1;
    const [nx, ny] = [(-(y1 - y0) / length) * (w / 2), ((x1 - x0) / length) * (w / 2)];
    const at = (k: number, side: number): Spot => [mix(x0, x1, k) + nx * side, mix(y0, y1, k) + ny * side];
    const web = Array.from({ length: n + 1 }, (_, i) => at(i / n, i % 2 ? 1 : -1));
    for (const [line, width] of [
      [undefined, 3.4],
      [c, 1.7],
    ] as const) {
      const own = line ? { line } : {};
      this.shape(web, { ...own, width: width * 0.8 });
      for (const side of [-1, 1]) this.shape([at(0, side), at(1, side)], { ...own, width: width * 1.25 });
    }
  }

  /** What `draw` draws, moved and turned. */
  placed(transform: string, draw: () => void): void {
    this.parts.push(`<g transform="${transform}">`);
    draw();
    this.parts.push('</g>');
  }

  sheet(ground: string = GROUND): string {
    const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.w}" height="${size.h}" viewBox="0 0 ${size.w} ${size.h}">`;
    return `${open}<rect width="${size.w}" height="${size.h}" fill="${ground}"/>${this.parts.join('')}</svg>`;
  }
}
