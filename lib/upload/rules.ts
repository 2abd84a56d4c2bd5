import { config } from '@/lib/platform/config';
import type { FileType } from '@/lib/platform/storage/media-type';
import type { RefusalKey } from './refusal';
import type { UploadKind } from './types';

const aliases: Partial<Record<string, FileType>> = { jpeg: 'jpg' };

/** Allowed types of a kind of upload. */
export const typesOf = (kind: UploadKind): readonly FileType[] => config.upload.kinds[kind].types;

/** Maximum bytes of a file of a kind, by type; null for the maximum of all types. */
export function maxBytes(kind: UploadKind, type: FileType | null): number {
  const limits = config.upload.kinds[kind];
  if (!('pdfBytes' in limits)) return limits.bytes;
  return type === null || type === 'pdf' ? limits.pdfBytes : limits.bytes;
}

/** A file's type by name extension; null if not allowed. */
export function typeOfName(name: string): FileType | null {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const type = aliases[ending] ?? ending;
  const known = Object.values(config.upload.kinds).flatMap(({ types }): readonly FileType[] => types);
  return known.find((one) => one === type) ?? null;
}

const otherOffice: readonly (readonly [ending: RegExp, key: RefusalKey])[] = [
  [/\.(?:do[ct]m|xl[sta]m|p[po][tsa]m|xla|ppa)$/i, 'fileMacro'],
  [/\.(?:dot|xlt|pot|pps)x?$/i, 'fileTemplate'],
];

/** Why a file with another extension is rejected: other office documents have their own reasons. */
function otherRefusal(kind: UploadKind, name: string): RefusalKey {
  const takesOffice = typesOf(kind).includes('xlsx');
  return (takesOffice && otherOffice.find(([ending]) => ending.test(name))?.[1]) || 'fileFormat';
}

/** Why a file is not allowed for a kind, by name and size in bytes; null if it is. docs/domain.md, Uploads. */
export function refusalOf(kind: UploadKind, name: string, bytes: number): RefusalKey | null {
  const type = typeOfName(name);
  if (!type || !typesOf(kind).includes(type)) return otherRefusal(kind, name);
  return bytes > maxBytes(kind, type) ? 'fileSize' : bytes < 1 ? 'fileBroken' : null;
}

const sides = [4096, 3200, 2560, 1920, 1440, 1080] as const;

/**
 * Attempts at scaling a photo down: longest side in pixels, and quality. Canvases on all phones can hold the first
 * size.
 */
export const shrinkTries = {
  jpg: sides.flatMap((side) => [0.88, 0.78].map((quality) => ({ side, quality }))),
  png: sides.map((side) => ({ side, quality: 1 })),
} as const;

/** Whether a file is HEIC, the photo format of iPhones, which some browsers can convert to JPEG. */
export const isHeic = (name: string): boolean => /\.hei[cf]$/i.test(name);

const drawn = /^demo(?:\/[A-Za-z0-9][A-Za-z0-9.-]*)+\.(?:jpg|png)$/;

/** Whether a key is of a picture drawn by the demo. */
export const isDrawn = (key: string): boolean => drawn.test(key);

/** The `accept` attribute of a file input. */
export const acceptOf = (kind: UploadKind): string =>
  typesOf(kind)
    .flatMap((type) => (type === 'jpg' ? ['.jpg', '.jpeg', '.heic', '.heif'] : [`.${type}`]))
    .join(',');
