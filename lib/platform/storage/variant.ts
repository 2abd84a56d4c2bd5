import { join, resolve } from 'node:path';
import { config } from '@/lib/platform/config';
import { isKey } from './object-path';

export type Variant = { width: number; format: 'webp' | 'jpg' };

// One way to write a width, so that no size of a picture has two addresses.
const notation = /^imageView2\/2\/w\/([1-9]\d{1,3})(?:\/format\/(webp|jpg))?$/;

/** Reads Qiniu's `imageView2` notation; null unless its width is in the allow-list. */
export function parseVariant(query: string): Variant | null {
  const found = notation.exec(query);
  const width = Number(found?.[1]);
  if (!found || !config.picture.widths.some((allowed) => allowed === width)) return null;
  return { width, format: found[2] === 'jpg' ? 'jpg' : 'webp' };
}

/** Where the resized form of a public object lies on the disk, whether it exists or not; null for a key that is none. */
export const variantFile = (dataDir: string, key: string, { width, format }: Variant): string | null =>
  isKey(key) ? join(resolve(dataDir), 'storage-variant', `${key}.${width}.${format}`) : null;

/** Where a public object itself lies on the disk; null for a key that is none. */
export const originalFile = (dataDir: string, key: string): string | null =>
  isKey(key) ? join(resolve(dataDir), 'storage', key) : null;

/** Where every resized form of a public object can lie. */
export const variantFiles = (dataDir: string, key: string): string[] =>
  config.picture.widths.flatMap((width) =>
    (['webp', 'jpg'] as const).flatMap((format) => variantFile(dataDir, key, { width, format }) ?? []),
  );

/** The media type of each format. */
export const pictureTypes = { webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** The file and type that a key and a query of /storage name; null where either is not one. */
export function storedPicture(dataDir: string, key: string, query: string): { path: string; type: string } | null {
  const variant = parseVariant(query);
  const path = variant && variantFile(dataDir, key, variant);
  return variant && path ? { path, type: pictureTypes[variant.format] } : null;
}
