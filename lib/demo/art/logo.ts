import { accent, hex, paint, tone } from './colour';
import { arc, pairs, TAU } from './geometry';
import { glyph } from './glyph';

type LogoOptions = {
  family: string;
  /** Main colour, degrees. */
  hue: number;
  /** Construction and second colour. */
  variant: number;
  /** Latin letter of a monogram; any other sign gives a geometric mark. */
  letter?: string;
};
type Mark = (paint: { main: string; second: string; light: string; v: number; letter: string }) => string;

const round = (v: number): number => Math.round(v * 10) / 10;

function polygon(flat: readonly number[], fill: string): string {
  const list = pairs(flat).map(([x, y]) => `${round(x)},${round(y)}`);
  return `<polygon points="${list.join(' ')}" fill="${fill}"/>`;
}

const circle = (cx: number, cy: number, r: number, fill: string): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;

const regular = (n: number, r: number, from: number, fill: string): string =>
  polygon(arc(50, 50, r, from, from + TAU * (1 - 1 / n), n - 1), fill);

const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;

const times = (n: number, make: (i: number) => string): string => Array.from({ length: n }, (_, i) => make(i)).join('');

/** Marks by family, each in a box of 100 x 100. */
const marks: Readonly<Record<string, Mark>> = {
  cube: ({ main, second, light, v }) => {
    const core = v % 3 === 1 ? circle(50, 52, 11, '#fff') : '';
    const top = polygon([50, 6, 90, 28, 50, 50, 10, 28], light);
    const cut = v % 3 === 2 ? polygon([50, 20, 66, 29, 50, 38, 34, 29], '#fff') : '';
    return (
      top +
      polygon([8, 32, 48, 54, 48, 96, 8, 74], main) +
      polygon([92, 32, 52, 54, 52, 96, 92, 74], second) +
      core +
      cut
    );
  },
  gear: ({ main, second, v }) => {
    const n = 8 + (v % 3) * 2;
    const tooth = (i: number): number[] =>
      [-0.3, 36, -0.2, 46, 0.2, 46, 0.3, 36].flatMap((_, k, list) => {
        if (k % 2) return [];
        const a = ((i + (list[k] ?? 0)) / n) * TAU;
        const r = list[k + 1] ?? 0;
        return [50 + r * Math.cos(a), 50 + r * Math.sin(a)];
      });
    return (
      polygon(Array.from({ length: n }, (_, i) => tooth(i)).flat(), main) +
      circle(50, 50, 20, '#fff') +
      circle(50, 50, 8 + (v % 3) * 2, second)
    );
  },
  bolt: ({ main, second, v }) => {
    const ground =
      v % 3 === 2 ? `<rect x="6" y="6" width="88" height="88" rx="20" fill="${main}"/>` : circle(50, 50, 45, main);
    return ground + polygon([56, 14, 26, 56, 46, 56, 42, 88, 74, 42, 53, 42], v % 2 ? second : '#fff');
  },
  rotor: ({ main, second, v }) => {
    const n = 3 + (v % 3);
    const blade = (i: number): string =>
      `<path d="M50 50C62 34 60 14 50 4C36 18 38 38 50 50Z" fill="${i % 2 ? second : main}" transform="rotate(${round((i * 360) / n + 20)} 50 50)"/>`;
    return times(n, blade) + circle(50, 50, 7, '#fff');
  },
  hexnut: ({ main, second, v }) => {
    const turn = v % 2 ? 0 : TAU / 12;
    const inner = v % 3 === 2 ? regular(6, 15, turn, second) : circle(50, 50, 15, second);
    return regular(6, 46, turn, main) + regular(6, 28, turn, '#fff') + inner;
  },
  peaks: ({ main, second, v }) => {
    const far =
      v % 3 === 2
        ? circle(72, 26, 12, second) + polygon([44, 84, 68, 48, 96, 84], second)
        : polygon([44, 84, 68, 40, 96, 84], second);
    return (
      far +
      polygon([4, 84, 36, 22, 68, 84], main) +
      (v % 2 ? circle(76, 20, 9, second) : polygon([28, 38, 36, 22, 44, 38, 36, 46], '#fff'))
    );
  },
  wave: ({ main, second, v }) => {
    const corner = [8, 22, 45][v % 3] ?? 8;
    const crest = (i: number): string =>
      line(`M18 ${34 + i * 18}c11 -12 21 -12 32 0s21 12 32 0`, i === 1 ? second : '#fff', 7);
    return `<rect x="5" y="5" width="90" height="90" rx="${corner}" fill="${main}"/>${times(3, crest)}`;
  },
  sun: ({ main, second, v }) => {
    const bar = (i: number): string =>
      `<rect x="${10 + i * 8}" y="${68 + i * 9}" width="${80 - i * 16}" height="5" rx="2.5" fill="${second}"/>`;
    const ray = (i: number): string =>
      `<rect x="47" y="18" width="6" height="11" rx="3" fill="${second}" transform="rotate(${i * 36 - 72} 50 62)"/>`;
    const disc =
      v % 3 === 2
        ? `<path d="M22 62a28 28 0 0 1 56 0z" fill="${main}"/>${times(5, ray)}`
        : `<path d="M10 62a40 40 0 0 1 80 0z" fill="${main}"/>`;
    return disc + times(2 + (v % 2), bar);
  },
  orbit: ({ main, second, v }) => {
    const path = (i: number): string =>
      `<ellipse cx="50" cy="50" rx="44" ry="17" fill="none" stroke="${i % 2 ? second : main}" stroke-width="6" transform="rotate(${i * 60 + 20} 50 50)"/>`;
    return circle(50, 50, 15, main) + times(1 + (v % 3), path) + (v % 3 === 0 ? circle(86, 36, 8, second) : '');
  },
  girder: ({ main, second, v }) => {
    const beam = `<path d="M8 14h84v15H62v42h30v15H8V71h30V29H8z" fill="${main}"/>`;
    const side = (x: number): string => `<rect x="${x}" y="46" width="22" height="9" fill="${second}"/>`;
    return v % 3 === 1 ? beam + side(8) + side(70) : beam + circle(50, 50, v % 3 === 2 ? 11 : 7, second);
  },
  chevron: ({ main, second, v }) =>
    times(3, (i) => {
      const x = i * 26;
      return polygon(
        [8 + x, 12, 26 + x, 12, 42 + x, 50, 26 + x, 88, 8 + x, 88, 24 + x, 50],
        i === v % 3 ? second : main,
      );
    }),
  monogram: ({ main, second, v, letter }) => {
    const box = `<rect x="6" y="6" width="88" height="88" rx="18" fill="${main}"/>`;
    const ground = v % 3 === 0 ? box : v % 3 === 1 ? circle(50, 50, 45, main) : regular(6, 48, TAU / 12, main);
    const sign = glyph(letter);
    if (sign === undefined) return ground + regular(4, 26, 0, '#fff') + regular(4, 12, 0, second);
    return `${ground}${line(sign, '#fff', 9)}<rect x="34" y="80" width="32" height="4.5" fill="${second}"/>`;
  },
};

/** Families of marks. */
export const logoFamilies: readonly string[] = Object.keys(marks);

/**
 * A company's mark as SVG, 200 x 200 pixels on a transparent ground and without text nodes, the same for the same
 * input. Throws RangeError for a family that is not in `logoFamilies`.
 */
export function drawLogo({ family, hue, variant, letter = '' }: LogoOptions): string {
  const mark = marks[family];
  if (mark === undefined) throw new RangeError(`There is no family of marks "${family}".`);
  const v = Math.abs(Math.trunc(variant));
  const c = paint(hue);
  const body = mark({
    main: hex(tone(c, -0.04)),
    second: hex(tone(accent(hue, v), -0.02)),
    light: hex(tone(c, 0.14)),
    v,
    letter,
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="200" height="200">${body}</svg>`;
}
