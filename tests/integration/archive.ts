import { crc32, deflateRawSync } from 'node:zlib';

/** `flags` and `extra`: of the name in the archive. */
export type Packed = { name: string | Buffer; bytes: Buffer | string; flags?: number; extra?: Buffer };

/** A ZIP archive; `hidden` files lie between the others without a directory record. */
export function archiveOf(files: readonly Packed[], hidden: readonly Packed[] = []): Buffer {
  const parts: Buffer[] = [];
  const heads: Buffer[] = [];
  let place = 0;
  const add = ({ name, bytes, flags = 0, extra = Buffer.alloc(0) }: Packed, listed: boolean) => {
    const [content, title] = [Buffer.from(bytes), typeof name === 'string' ? Buffer.from(name) : name];
    const packed = deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.write('504b0304', 'hex');
    const head = Buffer.alloc(46);
    head.write('504b0102', 'hex');
    for (const [record, from] of [
      [local, 8],
      [head, 10],
    ] as const) {
      record.writeUInt16LE(flags, from - 2);
      record.writeUInt16LE(8, from);
      record.writeUInt32LE(crc32(content), from + 6);
      record.writeUInt32LE(packed.length, from + 10);
      record.writeUInt32LE(content.length, from + 14);
      record.writeUInt16LE(title.length, from + 18);
    }
    head.writeUInt16LE(extra.length, 30);
    head.writeUInt32LE(place, 42);
    if (listed) heads.push(head, title, extra);
    parts.push(local, title, packed);
    place += 30 + title.length + packed.length;
  };
  for (const one of hidden) add(one, false);
  for (const one of files) add(one, true);
  const directory = Buffer.concat(heads);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(place, 16);
  return Buffer.concat([...parts, directory, end]);
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const part = (name: string, body: string, attributes = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><${name} xmlns="${main}"${attributes}>${body}</${name}>`;

/** `others`: further sheets by name, with the content of each. */
type Book = {
  rows: string;
  strings?: string;
  styles?: string;
  properties?: string;
  hidden?: Packed[];
  others?: Record<string, string>;
};

/** A workbook from the inner XML of its parts. */
export const bookOf = ({ rows, strings, styles, properties = '', hidden = [], others = {} }: Book): Buffer => {
  const kinds = { worksheet: 'worksheets/sheet1.xml', sharedStrings: 'sharedStrings.xml', styles: 'styles.xml' };
  const more = Object.entries(others).map(([name, body], index) => ({
    name,
    body,
    id: `other${index}`,
    path: `worksheets/other${index}.xml`,
  }));
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"/>`;
  const list = [
    ...Object.entries(kinds).map(([kind, target]) => relation(kind, kind, target)),
    ...more.map(({ id, path }) => relation(id, 'worksheet', path)),
  ].join('');
  const sheets = `${properties}<sheets><sheet name="One" sheetId="1" r:id="worksheet"/>${more.map(({ name, id }, index) => `<sheet name="${name}" sheetId="${index + 2}" r:id="${id}"/>`).join('')}</sheets>`;
  const files = [
    { name: '[Content_Types].xml', bytes: '<Types/>' },
    { name: 'xl/workbook.xml', bytes: part('workbook', sheets, ` xmlns:r="${relations}"`) },
    { name: 'xl/_rels/workbook.xml.rels', bytes: `<Relationships>${list}</Relationships>` },
    { name: 'xl/worksheets/sheet1.xml', bytes: part('worksheet', `<sheetData>${rows}</sheetData>`) },
    ...more.map(({ path, body }) => ({
      name: `xl/${path}`,
      bytes: part('worksheet', `<sheetData>${body}</sheetData>`),
    })),
    ...(strings === undefined ? [] : [{ name: 'xl/sharedStrings.xml', bytes: part('sst', strings) }]),
    ...(styles === undefined ? [] : [{ name: 'xl/styles.xml', bytes: part('styleSheet', styles) }]),
  ];
  return archiveOf(files, hidden);
};

/** A cell with inline text. */
export const textCell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
