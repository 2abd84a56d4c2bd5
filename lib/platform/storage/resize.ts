import sharp, { type Sharp } from 'sharp';
import { config } from '@/lib/platform/config';
import type { PictureInput } from './job';
import type { Variant } from './variant';

const ground = '#f6f4f0';
// libvips's cache would waste memory: nothing is processed twice.
sharp.cache(false);
sharp.concurrency(1);

const written = (image: Sharp, format: Variant['format']): Sharp =>
  format === 'webp' ? image.webp({ quality: 82 }) : image.jpeg({ quality: 84, progressive: true });

/** Resizes an uploaded picture; runs in a parser process. */
export async function resizePicture({ path, target, width, format }: PictureInput): Promise<null> {
  const image = sharp(path, { limitInputPixels: config.upload.pixels, failOn: 'warning', sequentialRead: true })
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: ground });
  await written(image, format).toFile(target);
  return null;
}

/** One of the demo's own drawings (SVG) in a size. */
export function drawVector(drawing: string, { width, format }: Variant): Promise<Buffer> {
  const own = Number(/viewBox="0 0 (\d+)/.exec(drawing.slice(0, 200))?.[1] ?? width);
  const image = sharp(Buffer.from(drawing), {
    limitInputPixels: config.upload.pixels,
    density: Math.max(1, (72 * width) / own),
  })
    .resize({ width })
    .flatten({ background: ground });
  return written(image, format).toBuffer();
}
