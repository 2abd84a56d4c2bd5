import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { sheetColumns, sheetRows } from './constants';
import { unquoteFormula } from './formula';
import { isBounded } from './zip';

/** What stands in a cell; a number where the sheet knows that it is one. */
export type SheetCell = string | number;
/** A sheet as rows of cells; `refusal` is a key below `validation` where it cannot be read. */
export type Sheet = { rows: SheetCell[][]; refusal: null } | { rows: null; refusal: 'sheetBroken' | 'sheetRows' };

const cellOf = (cell: unknown): SheetCell => {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return cell;
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell).replaceAll('\r\n', '\n').trim();
};

const decode = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What Chinese Windows writes where it is not told otherwise.
    return new TextDecoder('gb18030').decode(bytes);
  }
};

function readCsv(bytes: Buffer): string[][] {
  const options = { bom: true, relax_column_count: true, skip_empty_lines: false, to: sheetRows + 2 };
  const content = decode(bytes);
  const [first = ''] = content.split('\n', 1);
  const count = (sign: string) => first.split(sign).length;
  const [delimiter = ','] = [',', ';', '\t'].sort((a, b) => count(b) - count(a));
  const found = parse(content, { ...options, delimiter }) as string[][];
  return found.map((row) => row.map((cell) => unquoteFormula(cell.trim())));
}

async function readXlsx(path: string): Promise<unknown[][]> {
  if (!(await isBounded(await readFile(path)))) throw new Error('the sheet unpacks to too much');
  return readSheet(path);
}

/**
 * Reads a sheet of products, XLSX or CSV (comma, semicolon or tab; UTF-8 or GB 18030). Specification 2.7, Products.
 * @param path of the file on this machine
 */
export async function readProductSheet(path: string, mime: string): Promise<Sheet> {
  try {
    const found = /spreadsheetml/.test(mime) ? await readXlsx(path) : readCsv(await readFile(path));
    const rows = found.map((row) => row.slice(0, sheetColumns).map(cellOf));
    while (rows.at(-1)?.every((cell) => cell === '')) rows.pop();
    return rows.length > sheetRows + 1 ? { rows: null, refusal: 'sheetRows' } : { rows, refusal: null };
  } catch {
    return { rows: null, refusal: 'sheetBroken' };
  }
}
