import { draw } from '../random';
import { accent, hex, paint, tone } from './colour';

type Mark = (colours: { main: string; second: string; light: string }, variant: number) => string;
const turn = Math.PI * 2;

const at = (radius: number, angle: number): [number, number] => [
  50 + radius * Math.cos(angle),
  50 + radius * Math.sin(angle),
];
const polygon = (points: readonly (readonly [number, number])[], fill: string) =>
  `<polygon points="${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}" fill="${fill}"/>`;
const regular = (sides: number, radius: number, from: number, fill: string) =>
  polygon(
    Array.from({ length: sides }, (_, side) => at(radius, from + (side * turn) / sides)),
    fill,
  );
const circle = (radius: number, fill: string) => `<circle cx="50" cy="50" r="${radius}" fill="${fill}"/>`;

/** The families of marks, each in a box of 100 by 100. */
const marks: Record<string, Mark> = {
  cube: ({ main, second, light }) =>
    polygon(
      [
        [50, 6],
        [90, 28],
        [50, 50],
        [10, 28],
      ],
      light,
    ) +
    polygon(
      [
        [8, 32],
        [48, 54],
        [48, 96],
        [8, 74],
      ],
      main,
    ) +
    polygon(
      [
        [92, 32],
        [52, 54],
        [52, 96],
        [92, 74],
      ],
      second,
    ),
  gear: ({ main, second }, variant) => {
    const teeth = 8 + (variant % 3) * 2;
    const outline = Array.from({ length: teeth }, (_, tooth) =>
      (
        [
          [-0.3, 36],
          [-0.2, 46],
          [0.2, 46],
          [0.3, 36],
        ] as const
      ).map(([shift, radius]) => at(radius, ((tooth + shift) / teeth) * turn)),
    ).flat();
    return polygon(outline, main) + circle(20, '#fff') + circle(8 + (variant % 3) * 2, second);
  },
  bolt: ({ main, second }, variant) =>
    circle(45, main) +
    polygon(
      [
        [56, 14],
        [26, 56],
        [46, 56],
        [42, 88],
        [74, 42],
        [53, 42],
      ],
      variant % 2 ? second : '#fff',
    ),
  rotor: ({ main, second }, variant) => {
    const blades = 3 + (variant % 3);
    return (
      Array.from(
        { length: blades },
        (_, blade) =>
          `<path d="M50 50C62 34 60 14 50 4C36 18 38 38 50 50Z" fill="${blade % 2 ? second : main}" transform="rotate(${(blade * 360) / blades + 20} 50 50)"/>`,
      ).join('') + circle(7, '#fff')
    );
  },
  hexnut: ({ main, second }, variant) => {
    const from = variant % 2 ? 0 : turn / 12;
    return regular(6, 46, from, main) + regular(6, 28, from, '#fff') + circle(15, second);
  },
  peaks: ({ main, second }, variant) =>
    polygon(
      [
        [4, 84],
        [36, 22],
        [68, 84],
      ],
      main,
    ) +
    polygon(
      [
        [44, 84],
        [68, 40],
        [96, 84],
      ],
      second,
    ) +
    (variant % 2
      ? `<circle cx="76" cy="20" r="9" fill="${second}"/>`
      : polygon(
          [
            [28, 38],
            [36, 22],
            [44, 38],
            [36, 46],
          ],
          '#fff',
        )),
  wave: ({ main, second }, variant) =>
    `<rect x="5" y="5" width="90" height="90" rx="${[8, 22, 45][variant % 3]}" fill="${main}"/>` +
    [34, 52, 70]
      .map(
        (y, line) =>
          `<path d="M18 ${y}c11 -12 21 -12 32 0s21 12 32 0" fill="none" stroke="${line === 1 ? second : '#fff'}" stroke-width="7" stroke-linecap="round"/>`,
      )
      .join(''),
  sun: ({ main, second }, variant) =>
    `<path d="M10 62a40 40 0 0 1 80 0z" fill="${main}"/>` +
    [0, 1]
      .slice(0, 1 + (variant % 2))
      .map(
        (line) =>
          `<rect x="${10 + line * 8}" y="${68 + line * 9}" width="${80 - line * 16}" height="5" rx="2.5" fill="${second}"/>`,
      )
      .join(''),
  orbit: ({ main, second }, variant) =>
    circle(15, main) +
    [0, 60, 120]
      .slice(0, 2 + (variant % 2))
      .map(
        (angle, ring) =>
          `<ellipse cx="50" cy="50" rx="44" ry="17" fill="none" stroke="${ring % 2 ? second : main}" stroke-width="6" transform="rotate(${angle + 20} 50 50)"/>`,
      )
      .join(''),
  girder: ({ main, second }, variant) =>
    `<path d="M8 14h84v15H62v42h30v15H8V71h30V29H8z" fill="${main}"/>` +
    (variant % 2 ? `<path d="M8 46h22v9H8zM70 46h22v9H70z" fill="${second}"/>` : circle(7, second)),
  chevron: ({ main, second }, variant) =>
    [0, 1, 2]
      .map((part) => {
        const x = part * 26;
        return polygon(
          [
            [8 + x, 12],
            [26 + x, 12],
            [42 + x, 50],
            [26 + x, 88],
            [8 + x, 88],
            [24 + x, 50],
          ],
          part === variant % 3 ? second : main,
        );
      })
      .join(''),
};

/** Families that a mark may be of; a monogram without a font is a shape of its own. */
export const logoFamilies: readonly string[] = [...Object.keys(marks), 'monogram'];

export type LogoOptions = {
  family: string;
  /** Paint, degrees 0-360. */
  hue: number;
  variant: number;
  /** Sets two marks of one family apart. */
  letter: string;
};

/**
 * A company's mark as SVG, 200 by 200 pixels on white, without text, the same for the same input.
 * Throws RangeError for a family that is not in `logoFamilies`.
 */
export function drawLogo({ family, hue, variant, letter }: LogoOptions): string {
  const base = paint(hue);
  const colours = {
    main: hex(tone(base, -0.04)),
    second: hex(tone(accent(hue, variant), -0.02)),
    light: hex(tone(base, 0.14)),
  };
  const random = draw(`monogram|${letter}|${hue}`);
  const monogram: Mark = ({ main, second }) =>
    regular(6, 48, turn / 12, main) +
    `<g fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-linejoin="round">${random.pick([
      '<path d="M30 68V34l20 20 20-20v34"/>',
      '<path d="M34 30v40M66 30v40M34 50h32"/>',
      '<path d="M66 36a20 20 0 1 0 0 28V50H52"/>',
      '<path d="M32 68l18-38 18 38M39 55h22"/>',
      '<path d="M34 70V30l32 40V30"/>',
    ])}</g><path d="M36 80h28" stroke="${second}" stroke-width="4"/>`;
  const mark = family === 'monogram' ? monogram : marks[family];
  if (!mark) throw new RangeError(`There is no mark of the family "${family}".`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="200" height="200"><rect width="100" height="100" fill="#fff"/><g transform="translate(8 8) scale(.84)">${mark(colours, variant)}</g></svg>`;
}
