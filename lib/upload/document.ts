import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import { utf16Of } from '@/lib/platform/csv/encoding';
import { readEnd } from '@/lib/platform/parser/zip';
import { type FileType, pdfStart } from '@/lib/platform/storage/media-type';
import { FileRefusal } from './refusal';

const entry = 0x02014b50;
const entries = 10_000;
const tail = 65_536;
const listBytes = 2 ** 20;
const smallStream = 4096;
const parts: [type: FileType, kind: string, usual: string][] = [
  ['docx', 'wordprocessingml.document', 'word/document.xml'],
  ['xlsx', 'spreadsheetml.sheet', 'xl/workbook.xml'],
  ['pptx', 'presentationml.presentation', 'ppt/presentation.xml'],
];
const streams: [type: FileType, name: string][] = [
  ['doc', 'WordDocument'],
  ['xls', 'Workbook'],
  ['xls', 'Book'],
  ['ppt', 'PowerPoint Document'],
];
const broken = () => new FileRefusal('fileBroken');

type Packed = { method: number; packed: number; local: number };

/**
 * Files in a ZIP directory by name; it must end right before the end record. APPNOTE 4.3.12. Names ignore case.
 * ECMA-376 part 2, 6.2.2.3.
 */
function filesInZip(bytes: Buffer): Map<string, Packed> {
  const { count, first, until: end } = readEnd(bytes);
  let at = first;
  if (count > entries) throw broken();
  const files = new Map<string, Packed>();
  for (let read = 0; read < count; read++) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== entry) throw broken();
    const [name, extra, comment] = [
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
    ];
    files.set(bytes.toString('utf8', at + 46, at + 46 + name).toLowerCase(), {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      local: bytes.readUInt32LE(at + 42),
    });
    at += 46 + name + extra + comment;
  }
  if (at !== end) throw broken();
  return files;
}

/** The content types part of an office document. ECMA-376 part 2, 10.1.2. */
function contentTypes(bytes: Buffer, { method, packed, local }: Packed): string {
  if (local + 30 > bytes.length) throw broken();
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const content = bytes.subarray(start, start + packed);
  try {
    return (method === 0 ? content : inflateRawSync(content, { maxOutputLength: listBytes })).toString('utf8');
  } catch {
    throw broken();
  }
}

/** Main parts by content type, whose names vary. */
const mainParts = (contentTypesXml: string): Map<string, string> =>
  new Map(
    (contentTypesXml.match(/<(?:\w+:)?Override\s[^>]*>/g) ?? []).flatMap((override): [string, string][] => {
      const kind = /\sContentType=["'][^"']*?\.(\w+ml\.\w+)\.main\+xml["']/.exec(override)?.[1];
      const name = /\sPartName=["']\/([^"']*)["']/.exec(override)?.[1];
      return kind && name ? [[kind, name.toLowerCase()]] : [];
    }),
  );

/**
 * Detects an office document by its main part. Documents with macros, templates and slide shows do not match any
 * allowed extension. ECMA-376, part 2.
 */
function officeType(bytes: Buffer): FileType | null {
  const files = filesInZip(bytes);
  const list = files.get('[content_types].xml');
  if (!list) return null;
  const contentTypesXml = contentTypes(bytes, list);
  const names = [...files.keys()];
  if (
    names.some((name) => /vbaProject\.bin$|^xl\/macrosheets\//i.test(name)) ||
    /macroEnabled|vbaProject/i.test(contentTypesXml)
  )
    throw new FileRefusal('fileMacro');
  if (/(?:template|slideshow|addin)\.main\+xml/i.test(contentTypesXml)) throw new FileRefusal('fileTemplate');
  const named = mainParts(contentTypesXml);
  const found = parts.find(([, kind, usual]) => files.has(named.get(kind) ?? usual));
  return found?.[0] ?? null;
}

/** Whether a stream of the older formats begins as that of a template. MS-DOC 2.5.2, MS-XLS 2.4.323. */
function isTemplate(type: FileType, stream: Buffer): boolean {
  if (type === 'doc') return stream.length > 12 && (stream.readUInt16LE(10) & 1) === 1;
  if (type !== 'xls') return false;
  // The marker is among the first records, each of which has type and length.
  for (let at = 0, read = 0; at + 4 <= stream.length && read < 6; read++) {
    if (stream.readUInt16LE(at) === 0x60) return true;
    at += 4 + stream.readUInt16LE(at + 2);
  }
  return false;
}

/** Detects a document of the older office formats by a stream in its directory. MS-CFB 2.2, 2.6. */
function compoundType(bytes: Buffer): FileType | null {
  if (bytes.length < 1536 || bytes.readUInt16LE(28) !== 0xfffe || ![9, 12].includes(bytes.readUInt16LE(30)))
    throw broken();
  const sector = 1 << bytes.readUInt16LE(30);
  const directory = (bytes.readUInt32LE(48) + 1) * sector;
  if (directory + 128 > bytes.length) throw broken();
  const find = (name: string) => bytes.indexOf(Buffer.from(`${name}\0`, 'utf16le'));
  const [type, name] = streams.find(([, one]) => find(one) >= 0) ?? [];
  if (type === undefined || name === undefined) return null;
  if (find('_VBA_PROJECT') >= 0) throw new FileRefusal('fileMacro');
  const head = find(name);
  // A directory entry starts with the name; small streams are in the mini stream, without sectors.
  const first = head + 128 <= bytes.length ? (bytes.readUInt32LE(head + 116) + 1) * sector : 0;
  if (
    first > 0 &&
    bytes.readUInt32LE(head + 120) >= smallStream &&
    isTemplate(type, bytes.subarray(first, first + sector))
  )
    throw new FileRefusal('fileTemplate');
  return type;
}

/** Whether a PDF is complete, tolerating data that scanners and mail programs add around it. */
const isPdf = (bytes: Buffer) => {
  const start = pdfStart(bytes);
  return /^%PDF-[12]\.\d/.test(bytes.toString('latin1', start, start + 8)) && bytes.subarray(-tail).includes('%%EOF');
};

const isText = (bytes: Buffer) => bytes.length > 0 && (!bytes.includes(0) || utf16Of(bytes) !== null);

/**
 * Detects a document's type by content.
 * @param looks sniffed media type @param named type by name, decisive only for plain text
 * @throws FileRefusal if unknown or broken
 */
export async function documentType(path: string, detected: string, named: FileType | null): Promise<FileType> {
  const bytes = await readFile(path);
  let type: FileType | null = null;
  if (detected === 'application/zip') type = officeType(bytes);
  else if (detected === 'application/x-ole-storage') type = compoundType(bytes);
  else if (detected === 'application/pdf') {
    if (!isPdf(bytes)) throw broken();
    type = 'pdf';
  } else if (named === 'csv' && isText(bytes)) type = 'csv';
  if (!type) throw new FileRefusal('fileFormat');
  return type;
}
