import { readFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { config } from '@/lib/platform/config';
import type { Finding } from './job';
import { FileRefusal } from './refusal';

// libvips's cache would waste memory: nothing is decoded twice.
sharp.cache(false);
sharp.concurrency(1);

/** Samples a pixel that a progressive JPEG keeps until its last scan, by its subsampling. */
const samples: Partial<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2, '4:4:4': 3, '4:4:4:4': 4 };

/** Memory for decoding beyond a few lines: interlaced and rotated pictures are buffered completely. */
function decodeBytes({
  width,
  height,
  format,
  isProgressive,
  chromaSubsampling,
  channels = 3,
  depth,
  orientation,
}: Metadata): number {
  const pixels = width * height;
  const sample = depth === 'ushort' ? 2 : 1;
  const perPixel = format === 'jpeg' ? 2 * (samples[chromaSubsampling ?? ''] ?? 4) : channels * sample;
  const turned = (orientation ?? 1) > 1 ? channels * sample : 0;
  return pixels * ((isProgressive ? perPixel : 0) + turned);
}

/** Animated PNGs have a chunk before the image data; re-encoding would lose the animation. PNG 3, 11.3.4. */
async function isAnimated(path: string): Promise<boolean> {
  const bytes = await readFile(path);
  for (let at = 8; at + 8 <= bytes.length; at += bytes.readUInt32BE(at) + 12) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'acTL' || type === 'IDAT') return type === 'acTL';
  }
  return false;
}

/**
 * Reads a picture's metadata.
 * @throws FileRefusal if not of the format, or over the limits of decoding
 */
export async function measure(path: string, format: 'jpeg' | 'png'): Promise<Metadata> {
  const found = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new FileRefusal('fileBroken', { cause });
    });
  if (found.format !== format || (format === 'png' && (await isAnimated(path)))) throw new FileRefusal('fileFormat');
  if (found.width * found.height > config.upload.pixels || decodeBytes(found) > config.upload.decodeBytes)
    throw new FileRefusal('filePixels');
  return found;
}

/**
 * Decodes a picture completely and re-encodes it: upright, in sRGB, without EXIF, profile or trailing data.
 * @param path a file starting like `type`
 * @throws FileRefusal if it does not decode completely or has too many pixels
 */
export async function checkPicture(path: string, type: 'jpg' | 'png'): Promise<Finding> {
  await measure(path, type === 'jpg' ? 'jpeg' : 'png');
  const target = `${path}.${type}`;
  const image = sharp(path, {
    limitInputPixels: config.upload.pixels,
    sequentialRead: true,
    failOn: 'error',
  }).autoOrient();
  const encoded =
    type === 'jpg' ? image.jpeg({ quality: 88, optimiseCoding: false }) : image.png({ compressionLevel: 7 });
  const { width, height } = await encoded.toFile(target).catch((cause: unknown) => {
    throw new FileRefusal('fileBroken', { cause });
  });
  return { type, anew: true, width, height, seconds: null };
}
