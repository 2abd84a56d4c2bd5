import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { readXlsx } from '@/lib/product/sheet/xlsx';
import { escapedText } from '@/lib/product/sheet/xml';
import { hostileTexts } from '../../hostile-text';
import { archiveOf, bookOf, textCell } from '../../integration/archive';
import { withWideEnd } from '../parser/wide-end';

const cell = (place: string, attributes: string, inner: string) => `<c r="${place}" ${attributes}>${inner}</c>`;
const formats = [14, 22, 164, 165, 166, 167, 168, 0, 2, 49];
const codes = ['yyyy\\-mm\\-dd', '[$-804]yyyy"年"m"月"d"日";@', '0.00" m"', 'd\\.m\\.yy', '#,##0.00\\ "d"'];
const styles = `<numFmts>${codes.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts>
  <cellStyleXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs>${formats.map((id) => `<xf numFmtId="${id}" xfId="0"/>`).join('')}<xf xfId="1"/></cellXfs>`;
const strings = `<si><t>Pump</t></si><si><r><t>Two </t></r><r><rPr><b/></rPr><t xml:space="preserve"> runs &amp; more</t></r></si>
  <si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si><si><t>a_x000A_b</t></si>`;
const rows = `<row r="1">${cell('A1', 't="s"', '<v>0</v>')}${cell('B1', 't="s"', '<v>1</v>')}${cell('C1', 't="s"', '<v>2</v>')}${cell('E1', 't="s"', '<v>3</v>')}</row>
  <row r="2">${cell('A2', '', '<v>1.5</v>')}${cell('B2', 't="b"', '<v>1</v>')}${cell('C2', 't="b"', '<v>0</v>')}${cell('D2', 't="e"', '<f>1/0</f><v>#DIV/0!</v>')}${cell('E2', 't="str"', '<f>A1&amp;B1</f><v>Sum</v>')}</row>
  <row r="4">${cell('A4', 't="inlineStr"', '<is><t> inside </t></is>')}${cell('B4', 't="inlineStr"', '<is><r><t>ri</t></r><r><t>ch</t></r></is>')}${cell('C4', 't="d"', '<v>2026-11-22T00:00:00Z</v>')}${cell('D4', 's="3"', '')}</row>
  <row r="5">${[...formats, 'base'].map((_, index) => cell(`${String.fromCharCode(65 + index)}5`, `s="${index}"`, '<v>46348.25</v>')).join('')}</row>
  <row r="9">${cell('XFD9', 's="0"', '')}</row>`;
const merged = '<mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells>';

/** What a library that fills gaps reads from it, as text. */
const asLibrary = async (bytes: Buffer) => {
  const lines = (await readSheet(bytes)).map((line) =>
    line.map((value: unknown) => {
      if (value === null) return '';
      if (value instanceof Date) return value.toISOString().slice(0, 10);
      return typeof value === 'number' ? value : String(value).trim();
    }),
  );
  return lines.map((line) => line.slice(0, line.findLastIndex((value) => value !== '') + 1));
};

describe('a workbook', () => {
  it.each(['', '<workbookPr date1904="1"/>'])('is read like read-excel-file reads it %s', async (properties) => {
    const bytes = bookOf({ rows: rows + merged, strings, styles, properties });
    const found = readXlsx(bytes);
    const [known, ...rest] = [found, await asLibrary(bytes)].map((lines) =>
      lines.map((line) => line.map((one) => (one === '#DIV/0!' ? '' : one))),
    );
    expect([known]).toEqual(rest);
    expect(found[0]).toEqual(['Pump', 'Two  runs & more', '東京', '', 'a\nb']);
    expect(found[1]).toEqual([1.5, 'true', 'false', '#DIV/0!', 'Sum']);
    expect(found[3]?.slice(0, 3)).toEqual(['inside', 'rich', '2026-11-22']);
    const day = properties === '' ? '2026-11-22' : '2030-11-23';
    expect(found[4]).toEqual([day, day, day, day, 46348.25, day, 46348.25, 46348.25, 46348.25, 46348.25, day]);
  });

  it.each([
    ['0000', '7', '0007'],
    ['0000', '12345', '12345'],
    ['000\\-000', '7012', '007-012'],
    ['"SN-"0000', '7', 'SN-0007'],
    ['00', '1.5', 1.5],
    ['0000" kg"', '7', 7],
    ['0.00', '7', 7],
    ['#,##0', '7', 7],
    ['0', '7', 7],
    ['0.00', '7975.1430000000009', 7975.143],
    ['0.00', '0.30000000000000004', 0.3],
  ])('shows a number of format %s as %s does', (code, value, shown) => {
    const own = `<numFmts><numFmt numFmtId="164" formatCode="${code.replaceAll('"', '&quot;')}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs>`;
    const bytes = bookOf({ rows: `<row r="1">${cell('A1', 's="0"', `<v>${value}</v>`)}</row>`, styles: own });
    expect(readXlsx(bytes)).toEqual([[shown]]);
  });

  it.each([
    ['20', '0.354166666666667', '08:30'],
    ['21', '0.5', '12:00'],
    ['46', '1.50017361111111', '36:00:15'],
    ['h:mm AM/PM', '0.75', '18:00'],
    ['[h]:mm', '2', '48:00'],
    ['h:mm', '46348.25', '06:00'],
    ['14', '0.25', '06:00'],
    ['22', '46348.25', '2026-11-22'],
    ['mmm', '46348', '2026-11-22'],
  ])('treats a time of format %s as a time, not a date in 1899', (format, value, shown) => {
    const [id, code] = /^\d+$/.test(format)
      ? [format, '']
      : ['164', `<numFmts><numFmt numFmtId="164" formatCode="${format}"/></numFmts>`];
    const own = `${code}<cellXfs><xf numFmtId="${id}"/></cellXfs>`;
    const bytes = bookOf({ rows: `<row r="1">${cell('A1', 's="0"', `<v>${value}</v>`)}</row>`, styles: own });
    expect(readXlsx(bytes)).toEqual([[shown]]);
  });

  it.each([
    ['14', '4006381333931', 4006381333931],
    ['14', '85044090', 85044090],
    ['14', '2958465', '9999-12-31'],
    ['14', '2958466', 2958466],
    ['14', '-1', -1],
    ['14', '1e300', 1e300],
    ['20', '4006381333931', 4006381333931],
    ['20', '12345', 12345],
    ['46', '4006381333931', 4006381333931],
    ['46', '-4006381333931', -4006381333931],
  ])('keeps a number of format %s that is not a date: %s', (id, value, shown) => {
    const own = `<cellXfs><xf numFmtId="${id}"/></cellXfs>`;
    for (const properties of ['', '<workbookPr date1904="1"/>']) {
      const bytes = bookOf({
        rows: `<row r="1">${cell('A1', 's="0"', `<v>${value}</v>`)}</row>`,
        styles: own,
        properties,
      });
      const is1904 = properties !== '' && shown === '9999-12-31';
      expect(readXlsx(bytes)).toEqual([[is1904 ? 2958465 : shown]]);
    }
  });

  it('returns every hostile name unchanged', async () => {
    const texts = [...hostileTexts, 'a_x0041_b', '_x005F_x0041_'];
    const found = readXlsx(await writeXlsxFile(texts.map((text) => [{ value: escapedText(text) }])).toBuffer());
    expect(found.map(([text]) => text)).toEqual(texts);
  });

  it('keeps a non-date in a date cell', () => {
    const bytes = bookOf({
      rows: `<row r="1">${cell('A1', 't="d"', '<v>2026-99-99</v>')}${cell('B1', '', '<v>1</v>')}</row>`,
    });
    expect(readXlsx(bytes)).toEqual([['2026-99-99', 1]]);
  });

  it.each(['#N/A', '#REF!', '#VALUE!', '#DIV/0!', '#NAME?', '#NUM!', '#NULL!', '#SPILL!'])(
    'reports a formula error, %s',
    (error) => {
      const bytes = bookOf({
        rows: `<row r="1">${cell('A1', 't="e"', `<f>x</f><v>${error}</v>`)}${cell('B1', 't="e"', '')}</row>`,
      });
      expect(readXlsx(bytes)).toEqual([[error, '#VALUE!']]);
    },
  );

  it('is read at the sheet with product headings, at any position', () => {
    const line = (row: number, ...texts: string[]) =>
      `<row r="${row}">${texts.map((text, index) => textCell(`${String.fromCharCode(65 + index)}${row}`, text)).join('')}</row>`;
    const isHeading = (words: string) => ['Name', 'Model', 'Unit'].includes(words);
    const products = line(1, 'Our range') + line(2, 'Name', 'Model', 'Unit') + line(3, 'Pump', 'P-1', 'set');
    const cover = line(1, 'Price list') + line(2, 'Name', 'Ada');
    const wrong = '<row r="2"/><row r="1"/>';
    const unread: string[] = [];
    const read = (rows: string, others: Record<string, string>) =>
      readXlsx(bookOf({ rows, others }), isHeading, (names) => unread.push(...names)).at(-1);
    expect(read(cover, { Products: products })).toEqual(['Pump', 'P-1', 'set']);
    expect(read(wrong, { Products: products, Units: line(1, 'Unit') })).toEqual(['Pump', 'P-1', 'set']);
    expect(read('', { Notes: line(1, 'Note') })).toEqual(['Note']);
    expect(unread).toEqual([]);
    expect(read(products, { Valves: products, Cover: cover })).toEqual(['Pump', 'P-1', 'set']);
    expect(unread).toEqual(['Valves']);
    expect(() => read(wrong, { Empty: '' })).toThrow('sheetBroken');
  });

  it('supports cells without a reference and prefixed names', () => {
    const bare = bookOf({ rows: '<row><c><v>1</v></c><c/><c><v>3</v></c></row><row><c><v>4</v></c></row>' });
    expect(readXlsx(bare)).toEqual([[1, '', 3], [4]]);
    const prefixed = bookOf({ rows: '<x:row r="1"><x:c r="B1"><x:v>2</x:v></x:c></x:row>' });
    expect(readXlsx(prefixed)).toEqual([['', 2]]);
  });

  it.each([
    ['a row before the last', '<row r="2"/><row r="1"/>'],
    ['a cell of another row', '<row r="1"><c r="A2"><v>1</v></c></row>'],
    ['a cell before the last', '<row r="1"><c r="B1"/><c r="A1"/></row>'],
    ['a place that is none', '<row r="1"><c r="1A"/></row>'],
    ['a number that is none', '<row r="1"><c r="A1"><v>one</v></c></row>'],
    ['a number without end', '<row r="1"><c r="A1"><v>1e999</v></c></row>'],
    ['a text that is not there', '<row r="1"><c r="A1" t="s"><v>7</v></c></row>'],
    ['a tag that is not closed', '<row r="1">'],
    ['an entity of its own', '<row r="1"><c r="A1" t="str"><v>&lol;</v></c></row>'],
  ])('with %s is broken', (_, wrong) => expect(() => readXlsx(bookOf({ rows: wrong }))).toThrow('sheetBroken'));
});

describe('a workbook of another program', () => {
  const rows = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';

  it('may have part names in capitals', () => {
    const book = bookOf({ rows, strings: '<si><t>Pump</t></si>' }).toString('latin1');
    const capital = Buffer.from(book.replaceAll('xl/sharedStrings.xml', 'xl/SharedStrings.xml'), 'latin1');
    expect(readXlsx(capital)).toEqual([['Pump']]);
  });

  it('may end with equal ZIP64 records', () => {
    const book = withWideEnd(bookOf({ rows, strings: '<si><t>Pump</t></si>' }));
    expect(readXlsx(book)).toEqual([['Pump']]);
    book.writeBigUInt64LE(1n, book.indexOf(Buffer.from('504b0606', 'hex')) + 32);
    expect(() => readXlsx(book)).toThrow('broken archive');
  });

  it('may be at the path given by its package', () => {
    const kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const relations = (...all: [string, string][]) =>
      `<Relationships>${all.map(([type, to]) => `<Relationship Id="${type}" Type="${kind}/${type}" Target="${to}"/>`).join('')}</Relationships>`;
    const book = archiveOf([
      { name: '_rels/.rels', bytes: relations(['officeDocument', '/book/main.xml']) },
      {
        name: 'book/main.xml',
        bytes: `<workbook xmlns:r="${kind}"><sheets><sheet name="One" r:id="worksheet"/></sheets></workbook>`,
      },
      { name: 'book/_rels/main.xml.rels', bytes: relations(['worksheet', '../sheet.xml']) },
      {
        name: 'sheet.xml',
        bytes: `<worksheet><sheetData><row r="1">${textCell('A1', 'Pump')}</row></sheetData></worksheet>`,
      },
    ]);
    expect(readXlsx(book)).toEqual([['Pump']]);
  });
});
