import sharp from 'sharp';
import { GROUND } from './draw';

/**
 * An SVG as JPEG, `width` pixels wide (800 unless told), flattened on the pale ground; quality 1-100.
 * Rejects when the SVG is not well-formed.
 */
export async function rasterise(svg: string, { width = 800, quality = 82 } = {}): Promise<Buffer> {
  const own = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? width);
  return sharp(Buffer.from(svg), { density: Math.max(1, (72 * width) / own) })
    .resize({ width })
    .flatten({ background: GROUND })
    .jpeg({ quality, progressive: true })
    .toBuffer();
}
