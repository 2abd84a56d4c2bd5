import { readFile } from 'node:fs/promises';
import { utf16Of } from '@/lib/csv/encoding';
import type { FileType } from '@/lib/storage/media-type';
import { FileRefusal } from './refusal';

const zipEnd = Buffer.from('504b0506', 'hex');
const entry = 0x02014b50;
const entries = 10_000;
const tail = 65_557;
const parts: Partial<Record<FileType, string>> = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  pptx: 'ppt/presentation.xml',
};
const streams: [type: FileType, name: string][] = [
  ['doc', 'WordDocument'],
  ['xls', 'Workbook'],
  ['xls', 'Book'],
  ['ppt', 'PowerPoint Document'],
];
const broken = () => new FileRefusal('fileBroken');

/** The names in a ZIP's directory, which must stand right before its end. APPNOTE 4.3.12, 4.3.16. */
function namesInZip(bytes: Buffer): Set<string> {
  const end = bytes.lastIndexOf(zipEnd);
  if (end < 0 || end < bytes.length - tail || end + 22 > bytes.length) throw broken();
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count > entries) throw broken();
  const names = new Set<string>();
  for (let read = 0; read < count; read++) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== entry) throw broken();
    const [name, extra, comment] = [
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
    ];
    names.add(bytes.toString('utf8', at + 46, at + 46 + name));
    at += 46 + name + extra + comment;
  }
  if (at !== end) throw broken();
  return names;
}

/** An office document is told by its main part; one that carries a program is none of them. ECMA-376, part 2. */
function officeType(bytes: Buffer): FileType | null {
  const names = namesInZip(bytes);
  if (!names.has('[Content_Types].xml') || [...names].some((name) => name.endsWith('vbaProject.bin'))) return null;
  const found = Object.entries(parts).find(([, part]) => names.has(part));
  return (found?.[0] as FileType | undefined) ?? null;
}

/** A document of the older office formats is told by the stream in its directory. MS-CFB 2.2, 2.6. */
function compoundType(bytes: Buffer): FileType | null {
  if (bytes.length < 1536 || bytes.readUInt16LE(28) !== 0xfffe || ![9, 12].includes(bytes.readUInt16LE(30)))
    throw broken();
  const sector = 1 << bytes.readUInt16LE(30);
  const directory = (bytes.readUInt32LE(48) + 1) * sector;
  if (directory + 128 > bytes.length) throw broken();
  const has = (name: string) => bytes.includes(Buffer.from(`${name}\0`, 'utf16le'));
  return streams.find(([, name]) => has(name))?.[0] ?? null;
}

const isPdf = (bytes: Buffer) =>
  /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) && bytes.subarray(-2048).includes('%%EOF');

const isText = (bytes: Buffer) => bytes.length > 0 && (!bytes.includes(0) || utf16Of(bytes) !== null);

/**
 * What a document is by its content.
 * @param looks what its first bytes look like
 * @param named what its name says; it decides for text alone, which has no mark of its own
 * @throws FileRefusal where it is none, or broken
 */
export async function documentType(path: string, looks: string, named: FileType | null): Promise<FileType> {
  const bytes = await readFile(path);
  let type: FileType | null = null;
  if (looks === 'application/zip') type = officeType(bytes);
  else if (looks === 'application/x-ole-storage') type = compoundType(bytes);
  else if (looks === 'application/pdf') {
    if (!isPdf(bytes)) throw broken();
    type = 'pdf';
  } else if (named === 'csv' && isText(bytes)) type = 'csv';
  if (!type) throw new FileRefusal('fileFormat');
  return type;
}
