import { join, resolve } from 'node:path';
import { config } from '@/lib/platform/config';
import { isKey } from './object-path';

export type Variant = { width: number; format: 'webp' | 'jpg' };

// Only one notation per width, so that each size has one URL.
const notation = /^imageView2\/2\/w\/([1-9]\d{1,3})(?:\/format\/(webp|jpg))?$/;

/** Reads Qiniu's `imageView2` notation; null unless its width is in the allow-list. */
export function parseVariant(query: string): Variant | null {
  const found = notation.exec(query);
  const width = Number(found?.[1]);
  if (!found || !config.picture.widths.some((allowed) => allowed === width)) return null;
  return { width, format: found[2] === 'jpg' ? 'jpg' : 'webp' };
}

/** The path of a resized public object, whether it exists or not; null for an invalid key. */
export const variantFile = (dataDir: string, key: string, { width, format }: Variant): string | null =>
  isKey(key) ? join(resolve(dataDir), 'storage-variant', `${key}.${width}.${format}`) : null;

/** The path of a public object's original; null for an invalid key. */
export const originalFile = (dataDir: string, key: string): string | null =>
  isKey(key) ? join(resolve(dataDir), 'storage', key) : null;

/** The paths of all resized variants of a public object. */
export const variantFiles = (dataDir: string, key: string): string[] =>
  config.picture.widths.flatMap((width) =>
    (['webp', 'jpg'] as const).flatMap((format) => variantFile(dataDir, key, { width, format }) ?? []),
  );

/** The media type of each format. */
export const pictureTypes = { webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** The file and type for a key and query of /storage; null if either is invalid. */
export function storedPicture(dataDir: string, key: string, query: string): { path: string; type: string } | null {
  const variant = parseVariant(query);
  const path = variant && variantFile(dataDir, key, variant);
  return variant && path ? { path, type: pictureTypes[variant.format] } : null;
}
