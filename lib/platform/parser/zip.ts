import { crc32, inflateRawSync } from 'node:zlib';

/** Position of a file's data in an archive, and its metadata. */
export type ZipPlace = { name: string; method: number; crc: number; packed: number; size: number; start: number };
/** `raw`: the name's bytes; `isUnicode`: declared as UTF-8, which `name` assumes otherwise. */
export type ZipEntry = ZipPlace & { raw: Buffer; isUnicode: boolean };
/** `broken`: violates APPNOTE, or uses features that no producer needs; `large`: unpacks to too much. */
export class ZipError extends Error {
  constructor(
    readonly reason: 'broken' | 'large',
    detail: string,
  ) {
    super(`${reason} archive: ${detail}`);
    this.name = 'ZipError';
  }
}
export type UnpackLimits = { unpacked: number; ratio: number; ratioFrom: number };

const [localMark, headMark, endMark, dataMark] = [0x04034b50, 0x02014b50, 0x06054b50, 0x08074b50];
const [wideEndMark, locatorMark] = [0x06064b50, 0x07064b50];
const [localLength, headLength, endLength, wideEndLength, locatorLength] = [30, 46, 22, 56, 20];
/** Placeholders for numbers stored in ZIP64 fields. APPNOTE 4.4.1.4. */
const [noShort, noLong] = [0xffff, 0xffffffff];
const longestComment = 0xffff;
// Encrypted, encrypted strongly, names hidden. APPNOTE 4.4.4.
const secret = 0x2041;
const hasDescriptor = 8;
const isUtf8 = 0x800;
const [wideSizes, unicodePath] = [0x0001, 0x7075];
const broken = (detail: string) => new ZipError('broken', detail);

/** Reads numbers at an offset; beyond the end the archive is broken. */
const at = (bytes: Buffer, from: number, length: number) => {
  if (from < 0 || from + length > bytes.length) throw broken('ends too early');
  return {
    short: (offset: number) => bytes.readUInt16LE(from + offset),
    long: (offset: number) => bytes.readUInt32LE(from + offset),
    wide: (offset: number) => Number(bytes.readBigUInt64LE(from + offset)),
  };
};

/** The end record, whose comment reaches to the end of the file. APPNOTE 4.3.16. */
function findEnd(bytes: Buffer): number {
  const last = bytes.length - endLength;
  for (let place = last; place >= Math.max(0, last - longestComment); place--)
    if (bytes.readUInt32LE(place) === endMark && bytes.readUInt16LE(place + 20) === last - place) return place;
  throw broken('no directory');
}

/** Directory location from the end record. */
export type ZipEnd = { count: number; length: number; first: number; until: number };

/**
 * Reads the end record and, if present, the ZIP64 end record, which must agree. APPNOTE 4.3.14 to 4.3.16.
 * @throws ZipError
 */
export function readEnd(bytes: Buffer): ZipEnd {
  if (bytes.length < endLength) throw broken('ends too early');
  const place = findEnd(bytes);
  const { short, long } = at(bytes, place, endLength);
  const totals = { count: short(10), length: long(12), first: long(16) };
  if (short(4) !== 0 || short(6) !== 0 || short(8) !== totals.count) throw broken('a split archive');
  const before = place - locatorLength;
  if (before < 0 || bytes.readUInt32LE(before) !== locatorMark) return { ...totals, until: place };
  const until = at(bytes, before, locatorLength).wide(8);
  const end = at(bytes, until, wideEndLength);
  if (end.long(0) !== wideEndMark || until + 12 + end.wide(4) !== before) throw broken('an end that is none');
  const [count, length, first] = [end.wide(32), end.wide(40), end.wide(48)];
  if (end.long(16) !== 0 || end.long(20) !== 0 || end.wide(24) !== count) throw broken('a split archive');
  const agrees = (short: number, none: number, wide: number) => short === none || short === wide;
  if (
    !agrees(totals.count, noShort, count) ||
    !agrees(totals.length, noLong, length) ||
    !agrees(totals.first, noLong, first)
  )
    throw broken('two ends that do not agree');
  return { count, length, first, until };
}

type Head = ZipEntry & { flags: number; local: number };

/** An extra field of a given kind; null if absent. APPNOTE 4.5. */
function extraOf(extra: Buffer, kind: number): Buffer | null {
  for (let place = 0; place + 4 <= extra.length; ) {
    const length = extra.readUInt16LE(place + 2);
    if (extra.readUInt16LE(place) === kind) return extra.subarray(place + 4, place + 4 + length);
    place += 4 + length;
  }
  return null;
}

/** The Unicode name in an extra field, as written by Info-ZIP; null if absent or for another name. APPNOTE 4.6.9. */
function unicodeName(extra: Buffer, raw: Buffer): string | null {
  const field = extraOf(extra, unicodePath);
  if (!field || field.length <= 5) return null;
  return field[0] === 1 && field.readUInt32LE(1) === crc32(raw) ? field.toString('utf8', 5) : null;
}

/** Replaces placeholders by the ZIP64 extra field's numbers, in order. APPNOTE 4.5.3. */
function widened(numbers: readonly number[], extra: Buffer): number[] {
  const field = extraOf(extra, wideSizes) ?? Buffer.alloc(0);
  let place = 0;
  return numbers.map((number) => {
    if (number !== noLong) return number;
    place += 8;
    return at(field, place - 8, 8).wide(0);
  });
}

function readHead(bytes: Buffer, place: number): { head: Head; next: number } {
  const { short, long } = at(bytes, place, headLength);
  if (long(0) !== headMark) throw broken('a directory that is none');
  const [nameLength, extra, comment] = [short(28), short(30), short(32)];
  at(bytes, place + headLength, nameLength + extra + comment);
  if (short(34) !== 0) throw broken('a split archive');
  const named = place + headLength + nameLength;
  const numbers = widened([long(24), long(20), long(42)], bytes.subarray(named, named + extra));
  const [size = 0, packed = 0, local = 0] = numbers;
  const [raw, flags] = [bytes.subarray(place + headLength, named), short(8)];
  const unicode = unicodeName(bytes.subarray(named, named + extra), raw);
  const [name, isUnicode] = [unicode ?? raw.toString('utf8'), unicode !== null || (flags & isUtf8) !== 0];
  const head = { name, raw, isUnicode, flags, method: short(10), crc: long(16), packed, size, local, start: 0 };
  return { head, next: named + extra + comment };
}

/** Length of the data descriptor after a file's data. APPNOTE 4.3.9. */
function descriptorLength(bytes: Buffer, { flags, crc, packed, size }: Head, from: number): number {
  if ((flags & hasDescriptor) === 0) return 0;
  const marked = at(bytes, from, 12).long(0) === dataMark && at(bytes, from, 16).long(4) === crc ? 4 : 0;
  const { long } = at(bytes, from + marked, 12);
  if (long(0) !== crc || long(4) !== packed) throw broken('sizes that do not agree');
  if (long(8) === size) return marked + 12;
  const wide = at(bytes, from + marked, 20);
  if (wide.long(8) === 0 && wide.long(12) === size && wide.long(16) === 0) return marked + 20;
  throw broken('sizes that do not agree');
}

/** Start and end of a file's data, by its local header, which must agree with the directory. */
function locate(bytes: Buffer, head: Head): { start: number; end: number } {
  const { short, long } = at(bytes, head.local, localLength);
  const [nameLength, extra] = [short(26), short(28)];
  const start = head.local + localLength + nameLength + extra;
  at(bytes, start, head.packed);
  const raw = bytes.subarray(head.local + localLength, head.local + localLength + nameLength);
  if (long(0) !== localMark || !raw.equals(head.raw) || short(6) !== head.flags || short(8) !== head.method)
    throw broken('a file that is not what the directory says');
  const later = (head.flags & hasDescriptor) !== 0;
  const agrees = (given: number, known: number) => given === known || (later && (given === 0 || given === noLong));
  const sizes = later ? [long(22), long(18)] : widened([long(22), long(18)], bytes.subarray(start - extra, start));
  if (!agrees(long(14), head.crc) || !agrees(sizes[0] ?? 0, head.size) || !agrees(sizes[1] ?? 0, head.packed))
    throw broken('sizes that do not agree');
  const end = start + head.packed;
  return { start, end: end + descriptorLength(bytes, head, end) };
}

/**
 * Reads a ZIP archive's directory. It must agree with the local headers, every byte must belong to one of them and
 * names be unique, so that all ZIP readers see the same. Nothing is unpacked.
 * @param limit maximum number of files @throws ZipError
 */
export function readDirectory(bytes: Buffer, limit: number): ZipEntry[] {
  const { count, length, first, until: end } = readEnd(bytes);
  if (count > limit) throw new ZipError('large', `more than ${limit} files`);
  if (first + length !== end) throw broken('something around the directory');
  const heads: Head[] = [];
  let place = first;
  for (let read = 0; read < count; read++) {
    const { head, next } = readHead(bytes, place);
    if (head.flags & secret) throw broken('a password');
    heads.push(head);
    place = next;
  }
  if (place !== end) throw broken('something behind the directory');
  const known = heads.filter(({ isUnicode }) => isUnicode).map(({ name }) => name);
  if (new Set(heads.map(({ raw }) => raw.toString('latin1'))).size !== count || new Set(known).size !== known.length)
    throw broken('a name that stands twice');
  let reached = 0;
  for (const head of [...heads].sort((a, b) => a.local - b.local)) {
    if (head.local !== reached) throw broken('something between the files');
    const { start, end: next } = locate(bytes, head);
    head.start = start;
    reached = next;
  }
  if (reached !== first) throw broken('something between the files');
  return heads.map(({ flags: _, local: __, ...entry }) => entry);
}

/**
 * Unpacks a file of an archive; output is counted, whatever the archive declares.
 * @param limits maximum bytes and compression ratio
 * @throws ZipError
 */
export function unpackEntry(bytes: Buffer, entry: ZipPlace, { unpacked, ratio, ratioFrom }: UnpackLimits): Buffer {
  const { name, method, crc, packed, size, start } = entry;
  if (method !== 0 && method !== 8) throw broken(`${name} is packed in a way that is not known`);
  const max = Math.min(unpacked, Math.max(ratioFrom, packed * ratio));
  const content = bytes.subarray(start, start + packed);
  if (method === 0 && packed > max) throw new ZipError('large', name);
  const found = method === 0 ? content : inflated(content, name, max);
  if (found.length !== size || crc32(found) !== crc) throw broken(`${name} is damaged`);
  return found;
}

function inflated(content: Buffer, name: string, max: number): Buffer {
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, max) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new ZipError('large', name);
    throw broken(`${name} is damaged`);
  }
}
