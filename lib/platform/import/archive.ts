import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { Refusal, type RefusedEntry } from './refusal';

export type Packed = { name: string; bytes: Buffer };
/** The contents of an archive: files to import, those left out, and those rejected, with reasons. */
export type Unpacked = { files: Packed[]; left: RefusedEntry[]; refused: RefusedEntry[] };
const inflate = promisify(inflateRaw);
const block = 512;
const entryLimit = 10_000;
const importable = /\.(?:json|jsonl|ndjson|xml|rss|atom|rdf)$/i;
const isImportable = (name: string) => importable.test(name) && !name.startsWith('__MACOSX/');
// Files added by operating systems are ignored silently.
const isSilent = (name: string) => /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|\._)|\/$/.test(name);

/** An archive entry to report as not imported. */
const unread = (place: string): RefusedEntry[] =>
  isSilent(place)
    ? []
    : [
        {
          place,
          reason: 'kind',
          detail: archiveName.test(place) ? 'an archive in an archive' : 'neither JSON nor XML',
        },
      ];
const archiveName = /\.(?:zip|tar|tgz|gz|7z|rar|xz|bz2|zst)$/i;

const foreign: readonly [string, string][] = [
  ['377abcaf271c', '7z'],
  ['526172211a07', 'RAR'],
  ['fd377a585a00', 'xz'],
  ['425a68', 'bzip2'],
  ['28b52ffd', 'Zstandard'],
  ['04224d18', 'LZ4'],
  ['4c5a4950', 'lzip'],
  ['1f9d', 'compress (.Z)'],
  ['4d534346', 'Cabinet'],
];

/** Rejects unsupported archive formats, naming the format. @throws Refusal packed */
export function assertReadable(bytes: Buffer): void {
  const head = bytes.toString('hex', 0, 8);
  const found = foreign.find(([magic]) => head.startsWith(magic));
  if (found) throw new Refusal('packed', `is packed as ${found[1]}; zip, tar and gzip are read`);
}

const textAt = (bytes: Buffer, from: number, length: number) => {
  const end = bytes.indexOf(0, from);
  return bytes.toString('utf8', from, end < 0 ? from + length : Math.min(end, from + length));
};

/** Whether bytes are a tar archive (POSIX ustar or GNU). */
export const isTar = (bytes: Buffer): boolean =>
  bytes.length >= block && bytes.toString('latin1', 257, 262) === 'ustar';

/** The records of an extended header (POSIX pax): each its length, a key and a value. */
function readPax(bytes: Buffer): Map<string, string> {
  const records = new Map<string, string>();
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(0x20, at);
    const length = Number(bytes.toString('latin1', at, space));
    if (space < 0 || !(length > space - at) || at + length > bytes.length)
      throw new Refusal('packed', 'a tar archive with a broken extended header');
    const [, key = '', value = ''] = /^([^=]*)=([\s\S]*)\n$/.exec(bytes.toString('utf8', space + 1, at + length)) ?? [];
    records.set(key, value);
    at += length;
  }
  return records;
}

// Octal digits, or binary for large files (GNU).
const sizeIn = (bytes: Buffer, at: number): number =>
  (bytes[at] ?? 0) & 0x80 ? bytes.readUIntBE(at + 6, 6) : Number.parseInt(textAt(bytes, at, 12).trim() || '0', 8);

/** The JSON and XML files of a tar archive, in its order. @throws Refusal packed where it ends too early */
export function readTar(bytes: Buffer): Unpacked {
  const [files, left]: [Packed[], RefusedEntry[]] = [[], []];
  let long = '';
  let pax = new Map<string, string>();
  for (let at = 0; at + block <= bytes.length; ) {
    if (bytes[at] === 0) break;
    const type = String.fromCharCode(bytes[at + 156] ?? 0);
    const isHeader = /[Lxg]/.test(type);
    const size = isHeader ? sizeIn(bytes, at + 124) : Number(pax.get('size') ?? sizeIn(bytes, at + 124));
    const from = at + block;
    if (!(size >= 0) || from + size > bytes.length) throw new Refusal('packed', 'a tar archive that ends too early');
    const prefix = textAt(bytes, at + 345, 155);
    const name = pax.get('path') || long || `${prefix ? `${prefix}/` : ''}${textAt(bytes, at, 100)}`;
    const content = bytes.subarray(from, from + size);
    if (type === 'L') long = textAt(bytes, from, size);
    else if (type === 'x') pax = readPax(content);
    else if (type !== 'g') {
      if (type !== '0' && type !== '\0') left.push(...(type === '5' ? [] : unread(name)));
      else if (isImportable(name)) files.push({ name, bytes: content });
      else left.push(...unread(name));
      long = '';
      pax = new Map();
    }
    at = from + Math.ceil(size / block) * block;
  }
  return { files, left, refused: [] };
}

/** Whether bytes are a zip archive. */
export const isZip = (bytes: Buffer): boolean => bytes.length > 4 && bytes.readUInt32LE(0) === 0x04034b50;

function endOfZip(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 0xffff); at--)
    if (bytes.readUInt32LE(at) === 0x06054b50) return at;
  throw new Refusal('packed', 'a zip archive without its list of files');
}

type Listed = { name: string; method: number; packed: number; size: number; start: number; sum: number };

function listZip(bytes: Buffer): Listed[] {
  const end = endOfZip(bytes);
  const [count, first] = [bytes.readUInt16LE(end + 10), bytes.readUInt32LE(end + 16)];
  if (count > entryLimit) throw new Refusal('packed', `more than ${entryLimit} files`);
  const listed: Listed[] = [];
  for (let at = first, number = 0; number < count; number++) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== 0x02014b50) throw new Refusal('packed', 'a broken zip archive');
    if (bytes.readUInt16LE(at + 8) & 1) throw new Refusal('packed', 'a zip archive with a password');
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as number[];
    const [packed, size, header] = [20, 24, 42].map((offset) => bytes.readUInt32LE(at + offset)) as number[];
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    if (packed === 0xffffffff || size === 0xffffffff || header === 0xffffffff)
      throw new Refusal('packed', 'is packed as zip64; zip, tar and gzip are read');
    if (header === undefined || header + 30 > bytes.length) throw new Refusal('packed', 'a broken zip archive');
    const sum = bytes.readUInt32LE(at + 16);
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    listed.push({ name, method: bytes.readUInt16LE(at + 10), packed: packed ?? 0, size: size ?? 0, start, sum });
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return listed;
}

// Zip specification (APPNOTE 4.4.5).
const methods: Record<number, string> = {
  9: 'Deflate64',
  12: 'bzip2',
  14: 'LZMA',
  93: 'Zstandard',
  95: 'xz',
  98: 'PPMd',
};

/**
 * The JSON and XML files of a ZIP archive, in order; readable files of a broken archive are still read.
 * @param limit of the total unpacked bytes, whatever the archive declares
 * @throws Refusal packed if broken, or size
 */
export async function readZip(bytes: Buffer, limit: number): Promise<Unpacked> {
  const files: Packed[] = [];
  const listed = listZip(bytes);
  const refused: RefusedEntry[] = [];
  let room = limit;
  for (const { name, method, packed, start, sum } of listed.filter((one) => isImportable(one.name))) {
    const content = bytes.subarray(start, start + packed);
    const broken = (detail: string) => refused.push({ place: name, reason: 'packed', detail });
    if (method !== 0 && method !== 8) {
      broken(`is packed by ${methods[method] ?? `method ${method}`}; deflated and stored files are read`);
      continue;
    }
    const unpacked = method === 0 ? content : await inflated(content, room, limit);
    room -= unpacked.length;
    if (room < 0) throw new Refusal('size', `more than ${limit} bytes once unpacked`);
    if (crc32(unpacked) === sum) files.push({ name, bytes: unpacked });
    else broken('is not what was packed: its checksum differs');
  }
  const left = listed.flatMap(({ name }) => (isImportable(name) ? [] : unread(name)));
  return { files, left, refused };
}

async function inflated(content: Buffer, left: number, limit: number): Promise<Buffer> {
  try {
    return await inflate(content, { maxOutputLength: Math.max(1, left) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new Refusal('size', `more than ${limit} bytes once unpacked`);
    throw new Refusal('packed', (error as Error).message);
  }
}
