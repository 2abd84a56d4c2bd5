import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readDirectory, unpackEntry, ZipError } from '@/lib/platform/parser/zip';
import { archiveOf, type Packed } from '../../integration/archive';

const limits = { unpacked: 2 ** 20, ratio: 100, ratioFrom: 2 ** 16 };
const files = [
  { name: 'a.xml', bytes: '<a/>' },
  { name: 'b.xml', bytes: 'b'.repeat(1000) },
];
const read = (bytes: Buffer, limit = 10) => {
  try {
    return readDirectory(bytes, limit).map((entry) => unpackEntry(bytes, entry, limits).toString());
  } catch (error) {
    return error instanceof ZipError ? error.reason : String(error);
  }
};
/** The archive with a number changed: at an offset after the nth mark. */
const changed = (mark: string, index: number, offset: number, value: number, archive = archiveOf(files)) => {
  let place = -1;
  for (let found = 0; found <= index; found++) place = archive.indexOf(Buffer.from(mark, 'hex'), place + 1);
  archive.writeUInt32LE(value, place + offset);
  return archive;
};
const [local, head] = ['504b0304', '504b0102'];

describe('an archive', () => {
  it('is read if its directory matches its files', () =>
    expect(read(archiveOf(files))).toEqual(['<a/>', 'b'.repeat(1000)]));

  it('may have sizes behind each file, as when streamed', () => {
    const plain = archiveOf([files[1] as (typeof files)[0]]);
    const [entry] = readDirectory(plain, 10);
    const data = (entry?.start ?? 0) + (entry?.packed ?? 0);
    const descriptor = Buffer.alloc(16);
    descriptor.write('504b0708', 'hex');
    for (const [index, value] of [entry?.crc, entry?.packed, entry?.size].entries())
      descriptor.writeUInt32LE(value ?? 0, 4 + index * 4);
    const streamed = Buffer.concat([plain.subarray(0, data), descriptor, plain.subarray(data)]);
    streamed.writeUInt16LE(8, 6);
    streamed.fill(0, 14, 26);
    streamed.writeUInt16LE(8, data + 16 + 8);
    streamed.writeUInt32LE(data + 16, streamed.length - 6);
    expect(read(streamed)).toEqual(['b'.repeat(1000)]);
    streamed.writeUInt32LE(7, data + 12);
    expect(read(streamed)).toBe('broken');
  });

  it('uses a UTF-8 name by its flag or its extra field, unless that is outdated', () => {
    const raw = Buffer.from('cbaeb1c32e6a7067', 'hex');
    const beside = (of: Buffer) => {
      const name = Buffer.from('水泵.jpg');
      const field = Buffer.alloc(9);
      field.writeUInt16LE(0x7075, 0);
      field.writeUInt16LE(5 + name.length, 2);
      field.writeUInt8(1, 4);
      field.writeUInt32LE(crc32(of), 5);
      return Buffer.concat([Buffer.from('5554050003', 'hex'), Buffer.alloc(4), field, name]);
    };
    const nameOf = (one: Omit<Packed, 'bytes'>) => readDirectory(archiveOf([{ ...one, bytes: 'a' }]), 1)[0];
    expect(nameOf({ name: 'ü.jpg' })).toMatchObject({ name: 'ü.jpg', isUnicode: false });
    expect(nameOf({ name: 'ü.jpg', flags: 0x800 })).toMatchObject({ name: 'ü.jpg', isUnicode: true });
    expect(nameOf({ name: raw, extra: beside(raw) })).toMatchObject({ name: '水泵.jpg', isUnicode: true });
    expect(nameOf({ name: raw, extra: beside(Buffer.from('old')) })).toMatchObject({ isUnicode: false, raw });
    expect(nameOf({ name: raw, extra: Buffer.from('7570ff00', 'hex') })).toMatchObject({ isUnicode: false });
  });

  it('may have names that would be equal if decoded as UTF-8', () => {
    const names = ['cbae2e6a7067', 'b1c32e6a7067'].map((hex) => Buffer.from(hex, 'hex'));
    expect(read(archiveOf(names.map((name) => ({ name, bytes: name.toString('hex') }))))).toHaveLength(2);
  });

  it.each<[string, Buffer]>([
    ['a file that the directory does not name', archiveOf(files, [{ name: 'c.xml', bytes: 'c' }])],
    ['a name that stands twice', archiveOf([...files, ...files])],
    ['something ahead of it', Buffer.concat([Buffer.from('MZ'), archiveOf(files)])],
    ['something behind it', Buffer.concat([archiveOf(files), Buffer.from('MZ')])],
    ['a password', changed(head, 0, 8, 0x00080001)],
    ['another size in the file than in the directory', changed(local, 1, 18, 3)],
    ['two entries for one file', changed(head, 1, 42, 0)],
    ['a file that begins elsewhere', changed(head, 1, 42, 5)],
    ['the mark of ZIP64', changed(head, 0, 24, 0xffffffff)],
    ['a wrong check sum', changed(head, 0, 16, 1, changed(local, 0, 14, 1))],
    ['half of it', archiveOf(files).subarray(0, 60)],
    ['nothing', Buffer.alloc(0)],
    ['no archive at all', Buffer.from('no archive at all, but long enough to hold one')],
  ])('with %s is broken', (_, bytes) => expect(read(bytes)).toBe('broken'));

  it('is too large by its actual output, whatever is declared', () => {
    const bomb = archiveOf([{ name: 'a.xml', bytes: Buffer.alloc(2 ** 22) }]);
    expect(bomb.length).toBeLessThan(8192);
    expect(read(bomb)).toBe('large');
    const lying = changed(head, 0, 24, 10, changed(local, 0, 22, 10, bomb));
    expect(read(lying)).toBe('large');
    expect(read(archiveOf([{ name: 'a.xml', bytes: Buffer.alloc(2 ** 17) }]))).toBe('large');
    expect(read(archiveOf(files), 1)).toBe('large');
  });
});
