import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Entry = {
  name: string;
  content: Buffer;
  method?: 0 | 8;
  hidden?: boolean;
  packed?: Buffer;
  sizes?: [number, number];
};

/** A ZIP archive; hidden entries lie between the others without a directory record. APPNOTE.TXT 4.3. */
export function archive(entries: readonly Entry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, method = 8, hidden = false, packed: given, sizes } of entries) {
    const packed = given ?? (method === 8 ? deflateRawSync(content) : content);
    const [packedSize, size] = sizes ?? [packed.length, content.length];
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(method, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packedSize, 14);
    fields.writeUInt32LE(size, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), fields, Buffer.from(name), packed]);
    if (!hidden) {
      const rest = Buffer.alloc(14);
      rest.writeUInt32LE(offset, 10);
      directory.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), fields, rest, Buffer.from(name)]));
    }
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
}

const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`;
const relations = (target: string, type: string) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;
const workbook = `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="s" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** A workbook of one sheet with these rows. ECMA-376, part 1, 18.3. */
export const workbookOf = (rows: string, more: readonly Entry[] = []): Buffer =>
  archive([
    { name: '[Content_Types].xml', content: Buffer.from(types) },
    { name: '_rels/.rels', content: Buffer.from(relations('xl/workbook.xml', 'officeDocument')) },
    { name: 'xl/workbook.xml', content: Buffer.from(workbook) },
    { name: 'xl/_rels/workbook.xml.rels', content: Buffer.from(relations('worksheets/sheet1.xml', 'worksheet')) },
    ...more,
    {
      name: 'xl/worksheets/sheet1.xml',
      content: Buffer.from(
        `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
      ),
    },
  ]);

const cell = (reference: string, text = 'x') => `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;
const column = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : `${column(Math.floor(at / 26) - 1)}${column(at % 26)}`;
const row = (at: number, columns: number, text?: string) =>
  `<row r="${at}">${Array.from({ length: columns }, (_, one) => cell(`${column(one)}${at}`, text)).join('')}</row>`;

/** Product sheets that decompress to far more than their size; each with its file extension. */
export const sheetBombs: Record<string, () => { name: string; bytes: Buffer }> = {
  'ten megabytes of commas': () => ({ name: 'a.csv', bytes: Buffer.alloc(10 * 2 ** 20 - 10, ',') }),
  'ten megabytes of line ends': () => ({
    name: 'a.csv',
    bytes: Buffer.concat([Buffer.from('name\n'), Buffer.alloc(10 * 2 ** 20 - 10, '\n')]),
  }),
  'a quote that never ends': () => ({
    name: 'a.csv',
    bytes: Buffer.concat([Buffer.from('name,"'), Buffer.alloc(9 * 2 ** 20, 'q')]),
  }),
  'an entry outside of the directory': () => ({
    name: 'a.xlsx',
    bytes: workbookOf(row(1, 3), [
      { name: 'xl/sharedStrings.xml', content: Buffer.alloc(400 * 2 ** 20, ' '), hidden: true },
    ]),
  }),
  'an entry that says it is small': () => ({
    name: 'a.xlsx',
    bytes: workbookOf(row(1, 3), [
      {
        ...{ name: 'xl/sharedStrings.xml', content: Buffer.alloc(0) },
        packed: deflateRawSync(Buffer.alloc(150 * 2 ** 20, ' ')),
        sizes: [deflateRawSync(Buffer.alloc(150 * 2 ** 20, ' ')).length, 10],
      },
    ]),
  }),
  'many cells': () => ({
    name: 'a.xlsx',
    bytes: workbookOf(Array.from({ length: 5_000 }, (_, index) => row(index + 1, 190)).join('')),
  }),
  'one long row': () => ({ name: 'a.xlsx', bytes: workbookOf(row(1, 16_000)) }),
  Z1048576: () => ({
    name: 'a.xlsx',
    bytes: workbookOf(`<row r="1">${cell('A1')}</row><row r="1048576">${cell('Z1048576')}</row>`),
  }),
  XFD1048576: () => ({
    name: 'a.xlsx',
    bytes: workbookOf(`<row r="1">${cell('A1')}</row><row r="1048576">${cell('XFD1048576')}</row>`),
  }),
};

/** A valid sheet of many rows, all refused for their content. */
export const largeSheet = (rows: number): Buffer =>
  Buffer.from(
    `name (en),model\n${Array.from({ length: rows }, (_, index) => `Pump ${index},P-${index}`).join('\n')}\n`,
  );

const chunk = (type: string, body: Buffer): Buffer => {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const out = Buffer.alloc(8);
  out.writeUInt32BE(body.length);
  out.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([out.subarray(0, 4), typed, out.subarray(4)]);
};

/** A small PNG of one colour; its declared size may differ from its content. */
export function flatPng(
  width: number,
  height: number,
  bits: 1 | 8 | 16 = 1,
  lines = height,
  before: Buffer[] = [],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([bits, bits === 1 ? 0 : 6, 0, 0, 0], 8);
  const line = 1 + Math.ceil((width * bits * (bits === 1 ? 1 : 4)) / 8);
  const data = deflateSync(Buffer.alloc(line * Math.min(lines, Math.floor((64 * 2 ** 20) / line))));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...before,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#567' } });

/** A JPEG of 49 megapixels in under two megabytes: the most work a picture may cause. */
export const largeJpeg = (): Promise<Buffer> => flat(7_000, 7_000).jpeg({ quality: 30 }).toBuffer();
export const smallJpeg = (): Promise<Buffer> => flat(320, 240).jpeg().toBuffer();

/** Pictures that decompress to far more than their size. */
export const pictureBombs: Record<string, () => Buffer | Promise<Buffer>> = {
  '900 million points': () => flatPng(30_000, 30_000),
  'points of eight bytes': () => flatPng(7_000, 7_000, 16),
  'more lines than there are': () => flatPng(5_000, 9_999, 1, 10),
  'a profile that unpacks to 64 MB': () =>
    flatPng(64, 64, 1, 64, [
      chunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), deflateSync(Buffer.alloc(64 * 2 ** 20))])),
    ]),
  'a text that unpacks to 64 MB': () =>
    flatPng(64, 64, 1, 64, [
      chunk('zTXt', Buffer.concat([Buffer.from('k\0\0'), deflateSync(Buffer.alloc(64 * 2 ** 20))])),
    ]),
  'a progressive JPEG of many points': () => flat(12_000, 12_000).jpeg({ quality: 1, progressive: true }).toBuffer(),
  'a line of 65,000 points': () => flat(65_000, 760).jpeg({ quality: 1 }).toBuffer(),
};
