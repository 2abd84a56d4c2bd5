import { describe, expect, it } from 'vitest';
import { readCsv } from '@/lib/product/sheet/csv';
import { SheetRefusal } from '@/lib/product/sheet/refusal';

const headings = ['name', 'währung', 'preis'];
const read = (text: string | Buffer, encoding: 'windows-1252' | null = null) =>
  readCsv(Buffer.from(text), { site: 'de', encoding, headings });
const rowsOf = (text: string | Buffer) => {
  const found = read(text);
  return 'rows' in found ? found.rows : null;
};
const refusalOf = (text: string) => {
  try {
    read(text);
  } catch (error) {
    return error instanceof SheetRefusal ? [error.key, error.row] : error;
  }
};

describe('a text sheet', () => {
  it.each([',', ';', '\t', '|'])('is split at %j, whatever else its cells contain', (sign) => {
    const text = `Name${sign}Preis\r\n"a, b; c | d, e, f, g"${sign}4`;
    expect(rowsOf(text)).toEqual([
      ['Name', 'Preis'],
      ['a, b; c | d, e, f, g', '4'],
    ]);
  });

  it('is split at the separator of its headings below a title', () => {
    expect(rowsOf('Pumps, valves, fittings, prices\r\nName;Preis\r\nPump;4,50')?.[2]).toEqual(['Pump', '4,50']);
  });

  it('is split as declared in its first line, which is not a row', () => {
    expect(rowsOf('sep=;\r\nName;Preis\r\nPump;4,50')).toEqual([
      ['Name', 'Preis'],
      ['Pump', '4,50'],
    ]);
    expect(rowsOf('\ufeffsep=|\nx|y')).toEqual([['x', 'y']]);
  });

  it('is reported with the row of a stray quote', () => {
    expect(refusalOf('Name;Preis\r\nPump;4\r\n12" valve;5\r\nTap;6')).toEqual(['sheetQuote', 3]);
    expect(refusalOf('Name;Preis\r\nPump;4\r\n"valve;5\r\nTap;6')).toEqual(['sheetQuote', 3]);
    expect(refusalOf('Name;Preis\r\n"valve;5\r\n"Tap";6')).toEqual(['sheetQuote', 2]);
  });

  it('is read in the encoding of a known heading, or the selected one, with previews if uncertain', () => {
    expect(rowsOf(Buffer.from('Name;Währung\r\nØ;EUR', 'latin1'))?.[1]).toEqual(['Ø', 'EUR']);
    const unsure = Buffer.from('Name;Preis\r\nØ;4', 'latin1');
    expect(read(unsure)).toEqual({
      choices: [
        { encoding: 'windows-1252', rows: [['Ø']] },
        { encoding: 'windows-1251', rows: [['Ш']] },
        { encoding: 'windows-1256', rows: [['ط']] },
      ],
    });
    expect(read(unsure, 'windows-1252')).toEqual({
      rows: [
        ['Name', 'Preis'],
        ['Ø', '4'],
      ],
    });
  });
});
