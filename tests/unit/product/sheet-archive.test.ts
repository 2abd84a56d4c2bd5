import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPictures, unpackPictures } from '@/lib/product/sheet/archive';
import { pictureLimits } from '@/lib/product/sheet/constants';
import { archiveOf, type Packed } from '../../integration/archive';

let folder = '';
let path = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'geco-archive-'));
  path = join(folder, 'a.zip');
});
afterAll(() => rm(folder, { recursive: true }));

/** The result for each file name a sheet cites: its content, or the error. */
async function take(files: readonly Packed[], names: readonly string[]): Promise<string[]> {
  await writeFile(path, archiveOf(files));
  const found = await findPictures({ path, names });
  if ('refusal' in found) return [found.refusal];
  const places = found.places.flatMap((one) => ('place' in one ? [one.place] : []));
  const refusals = await unpackPictures({ path, folder, places });
  let at = 0;
  const results = [];
  for (const one of found.places)
    results.push(
      'refusal' in one ? one.refusal : (refusals[at] ?? (await readFile(join(folder, String(at++)), 'utf8'))),
    );
  return results;
}
const hex = (name: string, bytes: string): Packed => ({ name: Buffer.from(name, 'hex'), bytes });

it.each([
  ['GB 18030', 'cbaeb1c3d2bb2e6a7067', '水泵一.jpg'],
  ['code page 437', '477294e1652e6a7067', 'Größe.jpg'],
  ['code page 850', '62726187c66f2e6a7067', 'bração.jpg'],
  ['Windows-1252', '5069e86365209c2e6a7067', 'Pièce œ.jpg'],
  ['Windows-1251', 'ede0f1eef12e6a7067', 'насос.jpg'],
  ['code page 866', '92e0e3a1a02e6a7067', 'Труба.jpg'],
  ['Windows-1256', 'e3d6cec92e6a7067', 'مضخة.jpg'],
  ['UTF-8 without its flag', Buffer.from('水泵.jpg').toString('hex'), '水泵.jpg'],
  ['parted accents', Buffer.from('Größe.jpg'.normalize('NFD')).toString('hex'), 'größe.JPG'],
])('a name in %s is found as cited in the sheet', async (_, name, cited) => {
  const files = [hex(name, 'found'), { name: 'plain.jpg', bytes: 'plain' }];
  expect(await take(files, ['plain.jpg', cited, 'other.jpg'])).toEqual(['plain', 'found', 'pictureMissing']);
});

it('all names of an archive are decoded alike', async () => {
  const pump = hex('cbaeb1c3d2bb2e6a7067', 'pump');
  const flagged = { name: Buffer.from('насос.jpg'), bytes: 'told', flags: 0x800 };
  expect(await take([pump, hex('b1c32e6a7067', 'short'), flagged], ['水泵一.jpg', '泵.jpg', 'насос.jpg'])).toEqual([
    'pump',
    'short',
    'told',
  ]);
});

it('a picture may be larger than an upload, up to a limit', async () => {
  const large = { name: 'large.jpg', bytes: Buffer.alloc(pictureLimits.bytes + 1) };
  const photo = { name: 'photo.jpg', bytes: 'x'.repeat(3 * 2 ** 20) };
  const [refusal, content] = await take([large, photo], ['large.jpg', 'photo.jpg']);
  expect([refusal, content?.length]).toEqual(['fileSize', 3 * 2 ** 20]);
});

it('what is not an archive is reported', async () => {
  await writeFile(path, 'no archive at all, and never was');
  expect(await findPictures({ path, names: ['a.jpg'] })).toEqual({ refusal: 'archiveBroken' });
});
