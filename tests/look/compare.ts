// Compares two sets of screenshots: tsx tests/look/compare.ts BEFORE AFTER REPORT. Exits with 3 if one differs by more
// than a thousandth of its pixels, or is missing from a set.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

const [before = '', after = '', report = ''] = process.argv.slice(2);
const limit = 0.001;
mkdirSync(report, { recursive: true });

type Picture = { data: Buffer; width: number; height: number };
type Difference = { file: string; share: number; sets: ('before' | 'after')[] };

/** The pixels of a picture on a canvas of at least this size; the rest is transparent. */
async function pixelsOf(file: string, width: number, height: number): Promise<Buffer> {
  const found = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { data, info }: { data: Buffer; info: Pick<Picture, 'width' | 'height'> } = found;
  if (info.width === width && info.height === height) return data;
  const canvas = Buffer.alloc(width * height * 4);
  for (let row = 0; row < info.height; row++)
    data.copy(canvas, row * width * 4, row * info.width * 4, (row + 1) * info.width * 4);
  return canvas;
}

async function differenceOf(file: string): Promise<number> {
  const [old, young] = await Promise.all([before, after].map((set) => sharp(join(set, file)).metadata()));
  const width = Math.max(old?.width ?? 0, young?.width ?? 0);
  const height = Math.max(old?.height ?? 0, young?.height ?? 0);
  const [first, second] = await Promise.all([before, after].map((set) => pixelsOf(join(set, file), width, height)));
  if (!first || !second) throw new Error(`${file} cannot be read`);
  if (first.equals(second)) return 0;
  const marked = Buffer.alloc(width * height * 4);
  const count = pixelmatch(first, second, marked, width, height, { threshold: 0.1 });
  if (count > 0)
    await sharp(marked, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(join(report, file));
  return count / (width * height);
}

const picturesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.png'));
const [old, young] = [new Set(picturesIn(before)), new Set(picturesIn(after))];
const differences: Difference[] = [];
for (const file of [...new Set([...old, ...young])].sort()) {
  const sets = (['before', 'after'] as const).filter((set) => (set === 'before' ? old : young).has(file));
  const share = sets.length === 2 ? await differenceOf(file) : 1;
  if (share > 0) differences.push({ file, share, sets });
}
differences.sort((one, other) => other.share - one.share);
const grave = differences.filter(({ share }) => share > limit);

const percent = (share: number) => `${(share * 100).toFixed(3)} %`;
const figure = (folder: string, file: string, words: string) => {
  const address = encodeURI(relative(report, join(folder, file)));
  return `<figure><figcaption>${words}</figcaption><a href="${address}"><img src="${address}" loading="lazy" alt=""></a></figure>`;
};
const parts = differences.map(({ file, share, sets }) => {
  const pictures = sets.map((set) => figure(set === 'before' ? before : after, file, set));
  if (sets.length === 2) pictures.push(figure(report, file, 'difference'));
  return `<section><h2>${file} <small>${sets.length === 2 ? percent(share) : `${sets[0]} alone`}</small></h2><div>${pictures.join('')}</div></section>`;
});
writeFileSync(
  join(report, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Differences</title>
<style>body{font:14px sans-serif;margin:24px}h2{font-size:16px}div{display:flex;gap:12px;align-items:start}
figure{flex:1;margin:0;min-width:0}img{max-width:100%;border:1px solid #ccc}section{margin-block:32px}</style>
<h1>${differences.length} of ${old.size} pictures differ, ${grave.length} by more than ${percent(limit)}</h1>${parts.join('\n')}\n`,
);
for (const { file, share, sets } of differences)
  process.stdout.write(`${sets.length === 2 ? percent(share).padStart(10) : `${sets[0]} alone`}  ${file}\n`);
process.stdout.write(
  `${differences.length} of ${old.size} pictures differ, ${grave.length} by more than ${percent(limit)}; see ${join(report, 'index.html')}\n`,
);
process.exit(grave.length > 0 ? 3 : 0);
