import { config } from '@/lib/platform/config';
import type { FileType } from '@/lib/platform/storage/media-type';
import type { RefusalKey } from './refusal';
import type { UploadKind } from './types';

const aliases: Partial<Record<string, FileType>> = { jpeg: 'jpg' };

/** The types that a kind of upload may have. */
export const typesOf = (kind: UploadKind): readonly FileType[] => config.upload.kinds[kind].types;

/** The most bytes of a file of a kind: by its type, or of whatever type where that is null. */
export function maxBytes(kind: UploadKind, type: FileType | null): number {
  const limits = config.upload.kinds[kind];
  if (!('pdfBytes' in limits)) return limits.bytes;
  return type === null || type === 'pdf' ? limits.pdfBytes : limits.bytes;
}

/** What a file name's ending says of its type; null where it says nothing that can be sent. */
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

/** Why a file is refused whose ending is of no type that can be sent: office documents of other kinds by their own reason. */
function otherRefusal(kind: UploadKind, name: string): RefusalKey {
  const takesOffice = typesOf(kind).includes('xlsx');
  return (takesOffice && otherOffice.find(([ending]) => ending.test(name))?.[1]) || 'fileFormat';
}

/** Why a file cannot be sent as a kind, by its name and size in bytes; null where it can. docs/domain.md, Uploads. */
export function refusalOf(kind: UploadKind, name: string, bytes: number): RefusalKey | null {
  const type = typeOfName(name);
  if (!type || !typesOf(kind).includes(type)) return otherRefusal(kind, name);
  return bytes > maxBytes(kind, type) ? 'fileSize' : bytes < 1 ? 'fileBroken' : null;
}

const sides = [4096, 3200, 2560, 1920, 1440, 1080] as const;

/**
 * Longest sides in pixels and qualities that are tried in turn to make a photo small enough. The first side is what the
 * canvas of every telephone can hold.
 */
export const shrinkTries = {
  jpg: sides.flatMap((side) => [0.88, 0.78].map((quality) => ({ side, quality }))),
  png: sides.map((side) => ({ side, quality: 1 })),
} as const;

/** Whether a file is a photo as iPhones keep it, which a browser may be able to make a JPEG. */
export const isHeic = (name: string): boolean => /\.hei[cf]$/i.test(name);

const drawn = /^demo(?:\/[A-Za-z0-9][A-Za-z0-9.-]*)+\.(?:jpg|png)$/;

/** Whether a key is that of a picture which the demo draws, and nobody sent. */
export const isDrawn = (key: string): boolean => drawn.test(key);

/** The `accept` of a file field. */
export const acceptOf = (kind: UploadKind): string =>
  typesOf(kind)
    .flatMap((type) => (type === 'jpg' ? ['.jpg', '.jpeg', '.heic', '.heif'] : [`.${type}`]))
    .join(',');
