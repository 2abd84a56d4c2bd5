// Subsets the faces of app/font.css from the installed fonts. The style sheet lists each face's letters; a test checks
// that app/font is what this produces.
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/** Name, code points, minimum and maximum weight. */
type Face = { name: FaceName; letters: string[]; min: number; max: number };
type FaceName = keyof typeof sources;

const latin = 'node_modules/@fontsource-variable/noto-sans/files/noto-sans';
const sources = {
  latin: `${latin}-latin-wght-normal.woff2`,
  'latin-ext': `${latin}-latin-ext-wght-normal.woff2`,
  vietnamese: `${latin}-vietnamese-wght-normal.woff2`,
  cyrillic: `${latin}-cyrillic-wght-normal.woff2`,
  'cyrillic-ext': `${latin}-cyrillic-ext-wght-normal.woff2`,
  arabic: 'node_modules/@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
};
const isFaceName = (name: string): name is FaceName => name in sources;

const lettersOf = (ranges: string): string[] =>
  [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].flatMap(([, first = '', last = first]) => {
    const from = Number.parseInt(first, 16);
    const count = Number.parseInt(last, 16) - from + 1;
    return Array.from({ length: count }, (_, index) => String.fromCodePoint(from + index));
  });

/** The faces of the style sheet that are files. */
export function readFaces(): Face[] {
  const sheet = readFileSync('app/font.css', 'utf8');
  return [...sheet.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = '']) => {
    const name = rule.match(/url\("\.\/font\/([a-z-]+)\.woff2"\)/)?.[1];
    const weight = rule.match(/font-weight:\s*(\d+) (\d+)/);
    const ranges = rule.match(/unicode-range:([^;]+)/)?.[1];
    if (!name) return [];
    if (!isFaceName(name)) throw new Error(`${name} has no source`);
    if (!weight || !ranges) throw new Error(`${name} has no weights or no letters`);
    return [{ name, letters: lettersOf(ranges), min: Number(weight[1]), max: Number(weight[2]) }];
  });
}

/** One face as bytes of WOFF2. */
export const cutFace = ({ name, letters, min, max }: Face): Promise<Buffer> =>
  subsetFont(readFileSync(sources[name]), letters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
  });
