import { readFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { config } from '@/lib/platform/config';
import type { Finding } from './job';
import { FileRefusal } from './refusal';

// A picture is decoded once: what libvips would keep for a second time is memory for nothing.
sharp.cache(false);
sharp.concurrency(1);

/** Samples a pixel that a progressive JPEG keeps until its last scan, by its subsampling. */
const samples: Partial<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2, '4:4:4': 3, '4:4:4:4': 4 };

/** Bytes that decoding needs beyond a few lines: all of an interlaced picture, and of one that is turned. */
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
  const held = format === 'jpeg' ? 2 * (samples[chromaSubsampling ?? ''] ?? 4) : channels * sample;
  const turned = (orientation ?? 1) > 1 ? channels * sample : 0;
  return pixels * ((isProgressive ? held : 0) + turned);
}

/** An animated PNG says so in a chunk ahead of its picture; encoded anew it would stand still. PNG 3, 11.3.4. */
async function isAnimated(path: string): Promise<boolean> {
  const bytes = await readFile(path);
  for (let at = 8; at + 8 <= bytes.length; at += bytes.readUInt32BE(at) + 12) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'acTL' || type === 'IDAT') return type === 'acTL';
  }
  return false;
}

/**
 * What a picture says of itself.
 * @throws FileRefusal where it is none of the format, or decoding it would take more than it may
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
 * Decodes a picture whole and encodes it anew: upright, in sRGB, without EXIF, profile or anything behind its end.
 * @param path a file whose first bytes are those of `type`
 * @throws FileRefusal where it does not decode to its end or has too many pixels
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
