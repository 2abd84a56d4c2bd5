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

describe('a sheet of text', () => {
  it.each([',', ';', '\t', '|'])('is parted at %j, whatever else its cells hold', (sign) => {
    const text = `Name${sign}Preis\r\n"a, b; c | d, e, f, g"${sign}4`;
    expect(rowsOf(text)).toEqual([
      ['Name', 'Preis'],
      ['a, b; c | d, e, f, g', '4'],
    ]);
  });

  it('is parted at the sign that its headings tell below a title', () => {
    expect(rowsOf('Pumps, valves, fittings, prices\r\nName;Preis\r\nPump;4,50')?.[2]).toEqual(['Pump', '4,50']);
  });

  it('is parted as its first line says, which is no row', () => {
    expect(rowsOf('sep=;\r\nName;Preis\r\nPump;4,50')).toEqual([
      ['Name', 'Preis'],
      ['Pump', '4,50'],
    ]);
    expect(rowsOf('\ufeffsep=|\nx|y')).toEqual([['x', 'y']]);
  });

  it('is named with the row of a stray quote', () => {
    expect(refusalOf('Name;Preis\r\nPump;4\r\n12" valve;5\r\nTap;6')).toEqual(['sheetQuote', 3]);
    expect(refusalOf('Name;Preis\r\nPump;4\r\n"valve;5\r\nTap;6')).toEqual(['sheetQuote', 3]);
    expect(refusalOf('Name;Preis\r\n"valve;5\r\n"Tap";6')).toEqual(['sheetQuote', 2]);
  });

  it('is read in the encoding that a heading tells, or was chosen, and shown in each where none is sure', () => {
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
