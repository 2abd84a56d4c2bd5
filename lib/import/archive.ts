import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { Refusal } from './refusal';

export type Packed = { name: string; bytes: Buffer };
const inflate = promisify(inflateRaw);
const block = 512;
const entryLimit = 10_000;
const wanted = /\.(?:json|jsonl|ndjson|xml|rss|atom|rdf)$/i;
const isWanted = (name: string) => wanted.test(name) && !name.startsWith('__MACOSX/');

const textAt = (bytes: Buffer, from: number, length: number) => {
  const end = bytes.indexOf(0, from);
  return bytes.toString('utf8', from, end < 0 ? from + length : Math.min(end, from + length));
};

/** Whether bytes are a tar archive (POSIX ustar or GNU). */
export const isTar = (bytes: Buffer): boolean =>
  bytes.length >= block && bytes.toString('latin1', 257, 262) === 'ustar';

/** The JSON and XML files of a tar archive, in its order. @throws Refusal packed where it ends too early */
export function readTar(bytes: Buffer): Packed[] {
  const files: Packed[] = [];
  let long = '';
  for (let at = 0; at + block <= bytes.length; ) {
    if (bytes[at] === 0) break;
    const size = Number.parseInt(textAt(bytes, at + 124, 12).trim() || '0', 8);
    const from = at + block;
    if (!(size >= 0) || from + size > bytes.length) throw new Refusal('packed', 'a tar archive that ends too early');
    const type = String.fromCharCode(bytes[at + 156] ?? 0);
    const prefix = textAt(bytes, at + 345, 155);
    const name = long || `${prefix ? `${prefix}/` : ''}${textAt(bytes, at, 100)}`;
    long = type === 'L' ? textAt(bytes, from, size) : '';
    if ((type === '0' || type === '\0') && isWanted(name))
      files.push({ name, bytes: bytes.subarray(from, from + size) });
    at = from + Math.ceil(size / block) * block;
  }
  return files;
}

/** Whether bytes are a zip archive. */
export const isZip = (bytes: Buffer): boolean => bytes.length > 4 && bytes.readUInt32LE(0) === 0x04034b50;

function endOfZip(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 0xffff); at--)
    if (bytes.readUInt32LE(at) === 0x06054b50) return at;
  throw new Refusal('packed', 'a zip archive without its list of files');
}

type Listed = { name: string; method: number; packed: number; size: number; start: number };

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
    if (header === undefined || header + 30 > bytes.length) throw new Refusal('packed', 'a broken zip archive');
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    listed.push({ name, method: bytes.readUInt16LE(at + 10), packed: packed ?? 0, size: size ?? 0, start });
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return listed;
}

/**
 * The JSON and XML files of a zip archive, in its order.
 * @param limit bytes that all of them together may have unpacked, whatever the archive says of them
 * @throws Refusal packed where it is broken, or size
 */
export async function readZip(bytes: Buffer, limit: number): Promise<Packed[]> {
  const files: Packed[] = [];
  let left = limit;
  for (const { name, method, packed, start } of listZip(bytes).filter((one) => isWanted(one.name))) {
    const content = bytes.subarray(start, start + packed);
    if (method !== 0 && method !== 8) throw new Refusal('packed', `${name} is packed in a way that is not known`);
    const unpacked = method === 0 ? content : await inflated(content, left, limit);
    left -= unpacked.length;
    if (left < 0) throw new Refusal('size', `more than ${limit} bytes once unpacked`);
    files.push({ name, bytes: unpacked });
  }
  return files;
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
