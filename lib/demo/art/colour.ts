import { type Point, TAU } from './geometry';

/** OKLCH: lightness 0-1, chroma, hue in degrees. */
export type Colour = { readonly L: number; readonly C: number; readonly h: number };

/** A colour from lightness 0-1, chroma and hue in degrees. */
export const colour = (L: number, C: number, h: number): Colour => ({ L, C, h });

const clamp = (v: number, low: number, high: number): number => Math.min(high, Math.max(low, v));

function linear(L: number, C: number, h: number): [number, number, number] {
  const a = C * Math.cos((h * TAU) / 360);
  const b = C * Math.sin((h * TAU) / 360);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const cache = new Map<string, string>();

/** sRGB notation of a colour; chroma is lowered until it fits the gamut. */
export function hex({ L, C, h }: Colour): string {
  const key = `${L.toFixed(4)} ${C.toFixed(4)} ${h.toFixed(1)}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const light = clamp(L, 0, 0.995);
  let chroma = C;
  let rgb = linear(light, chroma, h);
  for (let i = 0; i < 14 && rgb.some((v) => v < -0.002 || v > 1.002); i++) {
    chroma *= 0.9;
    rgb = linear(light, chroma, h);
  }
  const byte = (v: number): string => {
    const u = clamp(v, 0, 1);
    const s = u <= 0.0031308 ? 12.92 * u : 1.055 * u ** (1 / 2.4) - 0.055;
    return Math.round(s * 255)
      .toString(16)
      .padStart(2, '0');
  };
  const text = `#${rgb.map(byte).join('')}`;
  if (cache.size > 20_000) cache.clear();
  cache.set(key, text);
  return text;
}

/** A lighter (d > 0) or darker tone; shadows turn towards blue as under an open sky, those of yellow to brown. */
export function tone(c: Colour, d: number): Colour {
  const chroma = c.C * (d > 0 ? 1 - d * 1.2 : 1 + d * 0.5);
  const shadow = c.h > 45 && c.h < 118 ? 45 : 265;
  const turn = d < 0 ? (((shadow - c.h + 540) % 360) - 180) * Math.min(0.25, -d * (shadow === 45 ? 0.9 : 0.35)) : 0;
  return colour(clamp(c.L + d, 0.12, 0.99), chroma, c.h + turn);
}

/** How much a face with this normal is lit: light from the upper left, top brightest, right darkest. */
export function light([x, y, z]: Point, c: Colour): number {
  const d = -0.155 * x - 0.03 * y + 0.095 * z;
  return c.L < 0.4 ? d * 0.75 : d;
}

/** A colour as it looks on a face with this normal. */
export const shade = (c: Colour, normal: Point): Colour => tone(c, light(normal, c));

export const INK = '#232a36';

export const material = {
  steel: colour(0.74, 0.012, 250),
  light: colour(0.88, 0.008, 240),
  white: colour(0.945, 0.006, 240),
  iron: colour(0.52, 0.015, 255),
  dark: colour(0.36, 0.018, 260),
  black: colour(0.22, 0.015, 260),
  rubber: colour(0.29, 0.01, 265),
  glass: colour(0.7, 0.055, 225),
  copper: colour(0.64, 0.115, 50),
  brass: colour(0.77, 0.11, 85),
  concrete: colour(0.8, 0.012, 85),
  wood: colour(0.75, 0.07, 75),
  soil: colour(0.6, 0.045, 65),
  rock: colour(0.58, 0.015, 80),
  straw: colour(0.82, 0.095, 92),
  leather: colour(0.58, 0.075, 55),
  paper: colour(0.93, 0.022, 90),
  water: colour(0.72, 0.09, 230),
  porcelain: colour(0.62, 0.075, 42),
  green: colour(0.72, 0.09, 140),
  leaf: colour(0.6, 0.12, 140),
  screen: colour(0.27, 0.035, 250),
  led: colour(0.82, 0.19, 145),
  red: colour(0.62, 0.19, 28),
  amber: colour(0.8, 0.15, 75),
  solar: colour(0.36, 0.085, 262),
  galvanised: colour(0.8, 0.012, 230),
} as const;

// Industrial paints: hue, lightness, chroma; yellow is light, violet and pink are dulled as paints are.
const PAINTS = [
  0, 0.54, 0.15, 28, 0.59, 0.175, 52, 0.68, 0.155, 72, 0.77, 0.152, 90, 0.82, 0.155, 112, 0.66, 0.085, 140, 0.58, 0.09,
  165, 0.55, 0.085, 195, 0.58, 0.085, 225, 0.58, 0.105, 255, 0.53, 0.135, 275, 0.44, 0.105, 300, 0.45, 0.055, 330, 0.48,
  0.085, 360, 0.54, 0.15,
];

/** The paint a factory would use for a hue (degrees, any number). */
export function paint(hue: number): Colour {
  const h = ((hue % 360) + 360) % 360;
  const at = (i: number): [number, number, number] => PAINTS.slice(i, i + 3) as [number, number, number];
  let k = 0;
  while (at(k)[0] < h) k += 3;
  const [h0, L0, C0] = at(Math.max(0, k - 3));
  const [h1, L1, C1] = at(k);
  const t = h1 === h0 ? 0 : (h - h0) / (h1 - h0);
  return colour(L0 + (L1 - L0) * t, C0 + (C1 - C0) * t, h);
}

const ACCENTS = new Map([
  [255, [75, 90, 28] as const],
  [75, [255, 275, 28] as const],
  [28, [255, 90, 275] as const],
  [150, [90, 52, 275] as const],
  [200, [52, 90, 28] as const],
]);

/** The second paint beside a hue: one of the site colours, never the opposite on the wheel. */
export function accent(hue: number, variant: number): Colour {
  const distance = (x: number): number => Math.min(Math.abs(x - hue), 360 - Math.abs(x - hue));
  const [nearest] = [...ACCENTS].sort(([p], [q]) => distance(p) - distance(q));
  const choice = nearest?.[1] ?? [75, 90, 28];
  return paint(choice[(((variant % 3) + 3) % 3) as 0 | 1 | 2]);
}
