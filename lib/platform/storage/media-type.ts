import { open } from 'node:fs/promises';

/** Media types by extension of an object's key. */
export const mediaTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  csv: 'text/csv',
  zip: 'application/zip',
} as const;
export type FileType = keyof typeof mediaTypes;

const inlineTypes = new Set<string>(['jpg', 'png', 'webp', 'mp4']);
const zip = 'application/zip';
const compound = 'application/x-ole-storage';

/** The Content-Type of an object, and whether browsers may show it inline. docs/domain.md, Uploads. */
export function deliveryOf(key: string): { type: string; inline: boolean } {
  const ending = key.slice(key.lastIndexOf('.') + 1);
  if (!(ending in mediaTypes)) return { type: 'application/octet-stream', inline: false };
  return { type: mediaTypes[ending as FileType], inline: inlineTypes.has(ending) };
}

/** The media types that sniffing may report for files of `types`, in a policy's format. */
export const mimeLimitOf = (types: readonly FileType[]): string => {
  const seen = types.flatMap((type): string[] => {
    if (type.endsWith('x')) return [zip, mediaTypes[type]];
    return ['doc', 'xls', 'ppt'].includes(type) ? [compound, mediaTypes[type]] : [mediaTypes[type]];
  });
  return [...new Set([...seen, ...(types.includes('csv') ? ['text/plain', 'application/octet-stream'] : [])])].join(
    ';',
  );
};

const signatures: [at: number, bytes: string, type: string][] = [
  [0, 'ffd8ff', 'image/jpeg'],
  [0, '89504e470d0a1a0a', 'image/png'],
  [4, '66747970', 'video/mp4'],
  [0, '504b0304', zip],
  [0, 'd0cf11e0a1b11ae1', compound],
];

const pdfMark = '%PDF-';
/** Bytes within which the PDF header may occur. PDF Reference 1.7, appendix H, 3.4.1. */
const pdfReach = 1024;

/** Start of a PDF, which scanners or mail programs may have prefixed; -1 if it is none. */
export const pdfStart = (bytes: Buffer): number => bytes.subarray(0, pdfReach + pdfMark.length - 1).indexOf(pdfMark);

/** Sniffs a file's media type; application/octet-stream if unknown. */
export async function detectMediaType(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2 * pdfReach), 0, 2 * pdfReach, 0);
    const head = buffer.subarray(0, bytesRead);
    const hex = head.toString('hex', 0, 16);
    const found = signatures.find(([at, bytes]) => hex.startsWith(bytes, at * 2));
    if (!found && pdfStart(head) >= 0) return mediaTypes.pdf;
    return found?.[2] ?? 'application/octet-stream';
  } finally {
    await file.close();
  }
}
