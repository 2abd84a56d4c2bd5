// node scripts/font.mjs — cuts the faces of app/font.css out of the installed fonts, to app/font. The style sheet says which
// letters each has; what a test holds is that the files there are what this cuts.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';
import { prepare } from './install.mjs';

const latin = 'node_modules/@fontsource-variable/noto-sans/files/noto-sans';
const sources = {
  latin: `${latin}-latin-wght-normal.woff2`,
  'latin-ext': `${latin}-latin-ext-wght-normal.woff2`,
  vietnamese: `${latin}-vietnamese-wght-normal.woff2`,
  cyrillic: `${latin}-cyrillic-wght-normal.woff2`,
  'cyrillic-ext': `${latin}-cyrillic-ext-wght-normal.woff2`,
  arabic: 'node_modules/@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
};

const lettersOf = (ranges) =>
  [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].flatMap(([, first, last = first]) => {
    const from = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, at) => String.fromCodePoint(from + at));
  });

/** The faces of the style sheet that are files: name, code points, lightest and heaviest weight. */
export function readFaces() {
  const sheet = readFileSync('app/font.css', 'utf8');
  return [...sheet.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule]) => {
    const name = rule.match(/url\("\.\/font\/([a-z-]+)\.woff2"\)/)?.[1];
    const weight = rule.match(/font-weight:\s*(\d+) (\d+)/);
    const ranges = rule.match(/unicode-range:([^;]+)/)?.[1];
    if (!name) return [];
    if (!weight || !ranges) throw new Error(`${name} has no weights or no letters`);
    return [{ name, letters: lettersOf(ranges), min: Number(weight[1]), max: Number(weight[2]) }];
  });
}

/** One face as bytes of WOFF2. */
export const cutFace = ({ name, letters, min, max }) =>
  subsetFont(readFileSync(sources[name]), letters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
  });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  prepare();
  mkdirSync('app/font', { recursive: true });
  for (const face of readFaces()) {
    const bytes = await cutFace(face);
    writeFileSync(`app/font/${face.name}.woff2`, bytes);
    process.stdout.write(`${face.name.padEnd(12)} ${String(bytes.length).padStart(6)} B\n`);
  }
}
