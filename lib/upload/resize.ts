import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { config } from '@/lib/platform/config';
import { detectMediaType } from '@/lib/platform/storage/media-type';
import type { ShrinkInput } from './job';
import { measure } from './picture';
import { FileRefusal, type RefusalKey } from './refusal';
import { shrinkTries } from './rules';

const formats: Partial<Record<string, 'jpeg' | 'png'>> = { 'image/jpeg': 'jpeg', 'image/png': 'png' };

async function shrink({ path, target, limit }: ShrinkInput): Promise<void> {
  const format = formats[await detectMediaType(path)];
  if (!format) throw new FileRefusal('fileFormat');
  await measure(path, format);
  const max = Math.max(...shrinkTries.jpg.map(({ side }) => side));
  // Decoded once for all attempts, as a large photo takes a second.
  const { data, info } = await sharp(path, {
    limitInputPixels: config.upload.pixels,
    sequentialRead: true,
    failOn: 'error',
  })
    .autoOrient()
    .resize({ width: max, height: max, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new FileRefusal('fileBroken', { cause });
    });
  const { width, height, channels } = info;
  const decoded = () => sharp(data, { raw: { width, height, channels } });
  const { isOpaque } = format === 'png' ? await decoded().stats() : { isOpaque: true };
  for (const { side, quality } of isOpaque ? shrinkTries.jpg : shrinkTries.png) {
    const image = decoded().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    const bytes = await (isOpaque ? image.jpeg({ quality: quality * 100 }) : image.png()).toBuffer();
    if (bytes.length <= limit) return writeFile(target, bytes);
  }
  throw new FileRefusal('fileSize');
}

/** Scales a photo down for an upload, as browsers do before sending; runs in a parser process. */
export async function shrinkPicture(input: ShrinkInput): Promise<RefusalKey | null> {
  try {
    await shrink(input);
    return null;
  } catch (error) {
    if (error instanceof FileRefusal) return error.key;
    throw error;
  }
}
