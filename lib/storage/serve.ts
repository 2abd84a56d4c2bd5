import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { db, rows } from '@/lib/db/client';
import { drawingOf } from '@/lib/demo/drawing';
import { deliveryOf } from './media-type';
import { originalFile, type Variant, variantFile } from './variant';

const ground = '#f6f4f0';
const flying = new Map<string, Promise<Buffer | null>>();

/** Whether anything public shows the picture; only then is it worth drawing. */
async function isReferenced(key: string): Promise<boolean> {
  const [found] = await rows<{ used: boolean }>(
    db(),
    sql`select exists (select from product_media where key = ${key}) or exists (select from company where logo = ${key} or banner = ${key})
      or exists (select from category where picture = ${key}) or exists (select from hall_case where picture = ${key} or ${key} = any (pictures))
      or exists (select from hall_power where picture = ${key}) or exists (select from hall_team where picture = ${key})
      or exists (select from certificate where file = ${key})
      or exists (select from hall_page where picture = ${key}) or exists (select from hall_partner where logo = ${key})
      or exists (select from hall_process where picture = ${key}) or exists (select from hall_module where ${key} = any (pictures))
      or exists (select from company_media where key = ${key})
      or exists (select from agent_offer where banner = ${key}) or exists (select from content where cover = ${key})
      or exists (select from fair where cover = ${key}) as used`,
  );
  return found?.used ?? false;
}

async function source(dataDir: string, key: string): Promise<Buffer | null> {
  const file = originalFile(dataDir, key);
  if (!file || !deliveryOf(key).type.startsWith('image/')) return null;
  const stored = await readFile(file).catch(() => null);
  if (stored) return stored;
  const drawing = key.startsWith('demo/') && (await isReferenced(key)) ? drawingOf(key) : null;
  return drawing ? Buffer.from(drawing) : null;
}

async function encode(input: Buffer, { width, format }: Variant): Promise<Buffer> {
  const vector = input.subarray(0, 4).toString() === '<svg';
  const own = vector ? Number(/viewBox="0 0 (\d+)/.exec(input.subarray(0, 200).toString())?.[1] ?? width) : width;
  const image = sharp(input, {
    limitInputPixels: 50_000_000,
    ...(vector ? { density: Math.max(1, (72 * width) / own) } : {}),
  })
    .resize({ width, withoutEnlargement: !vector })
    .flatten({ background: ground });
  return format === 'webp'
    ? image.webp({ quality: 82 }).toBuffer()
    : format === 'png'
      ? image.png().toBuffer()
      : image.jpeg({ quality: 84, progressive: true }).toBuffer();
}

async function make(dataDir: string, key: string, variant: Variant): Promise<Buffer | null> {
  const input = await source(dataDir, key);
  const file = input && variantFile(dataDir, key, variant);
  if (!input || !file) return null;
  const bytes = await encode(input, variant);
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
  return bytes;
}

/**
 * A stored picture in one of the allowed sizes; made once, then kept on the disk for the front to stream.
 * @returns null where there is no such picture
 */
export function pictureVariant(dataDir: string, key: string, variant: Variant): Promise<Buffer | null> {
  const name = `${key}|${variant.width}|${variant.format}`;
  const running = flying.get(name) ?? make(dataDir, key, variant).finally(() => flying.delete(name));
  flying.set(name, running);
  return running;
}
