import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shrinkPicture } from '@/lib/upload/resize';
import { picture } from '@/tests/integration/upload-sample';

let folder = '';
const limit = 100_000;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'geco-shrink-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function shrink(bytes: Buffer | string, max = limit) {
  const [path, target] = [join(folder, 'a'), join(folder, 'a.small')];
  await rm(target, { force: true });
  await writeFile(path, bytes);
  const refusal = await shrinkPicture({ path, target, limit: max });
  return refusal ?? { ...(await sharp(target).metadata()), bytes: (await sharp(target).toBuffer()).length };
}

it('a photo is shrunk and keeps its orientation', async () => {
  const photo = await sharp(await picture('jpeg', 1600, 800))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(photo.length).toBeGreaterThan(2 * limit);
  const made = await shrink(photo, 2 * limit);
  expect(made).toMatchObject({ format: 'jpeg' });
  const { width = 0, height = 0 } = typeof made === 'string' ? {} : made;
  expect(height / width).toBeCloseTo(2, 1);
});

it('transparent pictures stay PNG, and other PNGs become JPEG', async () => {
  const clear = { r: 0, g: 90, b: 0, alpha: 0.5 };
  const drawn = sharp({ create: { width: 600, height: 400, channels: 4, background: clear } });
  expect(await shrink(await drawn.png({ compressionLevel: 0 }).toBuffer())).toMatchObject({
    format: 'png',
    hasAlpha: true,
  });
  expect(await shrink(await picture('png', 400, 300))).toMatchObject({ format: 'jpeg' });
});

it('other files, broken and unshrinkable ones are refused', async () => {
  expect(await shrink('<html></html>')).toBe('fileFormat');
  const photo = await picture('jpeg', 1600, 1200);
  expect(await shrink(photo.subarray(0, photo.length / 2))).toBe('fileBroken');
  expect(await shrink(photo, 1_000)).toBe('fileSize');
});
