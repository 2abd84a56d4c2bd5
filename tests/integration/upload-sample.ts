import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const handler = (type: string) => box('hdlr', Buffer.concat([Buffer.alloc(8), Buffer.from(type), Buffer.alloc(13)]));

const described = (codec: string) => {
  const entry = Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, Buffer.alloc(78))]);
  return box('minf', box('stbl', box('stsd', entry)));
};

/** A video of 12.5 s by its header; `notes` is put where cameras store the location. */
export function mp4({
  brand = 'isom',
  codec = 'avc1',
  duration = 12_500,
  frames = 'frames',
  notes = '',
  track = 'vide',
} = {}): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1000, 12);
  header.writeUInt32BE(duration, 16);
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\x02\0isom`)),
    box(
      'moov',
      box('mvhd', header),
      box('trak', box('mdia', handler(track), described(codec))),
      box('udta', Buffer.from(notes)),
    ),
    box('mdat', Buffer.from(frames)),
  ]);
}

/** A picture of noise, so that it does not compress well. */
export const picture = (format: 'jpeg' | 'png', width = 320, height = 240) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .toFormat(format)
    .toBuffer();

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const chunk = (type: string, body: Buffer): Buffer => {
  const data = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  let crc = 0xffffffff;
  for (const byte of data) crc = (crcTable[(crc ^ byte) & 255] as number) ^ (crc >>> 8);
  const out = Buffer.alloc(data.length + 8);
  out.writeUInt32BE(body.length);
  data.copy(out, 4);
  out.writeUInt32BE((crc ^ 0xffffffff) >>> 0, data.length + 4);
  return out;
};

/** A small PNG of one colour that decompresses to any size; `before` are chunks ahead of its data. */
export function flatPng(width: number, height: number, before: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const line = Buffer.alloc(1 + Math.ceil(width / 8));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...before,
    chunk('IDAT', deflateSync(Buffer.alloc(line.length * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function apng(): Buffer {
  const control = Buffer.from('0000000200000000', 'hex');
  const frame = Buffer.alloc(26);
  frame.writeUInt32BE(8, 4);
  frame.writeUInt32BE(8, 8);
  return flatPng(8, 8, [chunk('acTL', control), chunk('fcTL', frame)]);
}

/** A ZIP of empty files with these names. */
export function zip(...names: string[]): Buffer {
  const entries = names.map((name) => Buffer.from(name));
  const local = Buffer.concat(
    entries.map((name) => {
      const head = Buffer.alloc(30);
      head.write('504b0304', 'hex');
      head.writeUInt16LE(name.length, 26);
      return Buffer.concat([head, name]);
    }),
  );
  let at = 0;
  const directory = Buffer.concat(
    entries.map((name) => {
      const head = Buffer.alloc(46);
      head.write('504b0102', 'hex');
      head.writeUInt16LE(name.length, 28);
      head.writeUInt32LE(at, 42);
      at += 30 + name.length;
      return Buffer.concat([head, name]);
    }),
  );
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}

export const docx = () => zip('[Content_Types].xml', 'word/document.xml');
export const pdf = () => Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
