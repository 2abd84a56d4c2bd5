import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isBounded } from '@/lib/product/sheet/zip';

/** An archive of one packed file, which says that it unpacks to nothing. */
function archive(content: Buffer): Buffer {
  const [name, packed] = [Buffer.from('xl/worksheets/sheet1.xml'), deflateRawSync(content)];
  const local = Buffer.alloc(30);
  local.write('504b0304', 'hex');
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt16LE(name.length, 26);
  const head = Buffer.alloc(46);
  head.write('504b0102', 'hex');
  head.writeUInt16LE(8, 10);
  head.writeUInt32LE(packed.length, 20);
  head.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(head.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, head, name, end]);
}

describe('an archive', () => {
  it('passes where it unpacks to what a sheet may take', async () => {
    expect(await isBounded(archive(Buffer.alloc(2 ** 20, 'a')))).toBe(true);
  });

  it('does not where it unpacks to more, whatever it says of its size', async () => {
    const bomb = archive(Buffer.alloc(128 * 2 ** 20));
    expect(bomb.length).toBeLessThan(2 ** 20);
    expect(await isBounded(bomb)).toBe(false);
  });

  it('is refused where its parts are not where it says', async () => {
    const broken = archive(Buffer.from('text'));
    await expect(isBounded(broken.subarray(40))).rejects.toThrow();
    await expect(isBounded(Buffer.from('no archive at all'))).rejects.toThrow();
  });
});
