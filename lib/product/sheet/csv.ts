import { CsvError, parse } from 'csv-parse/sync';
import { unquoteFormula } from '@/lib/csv/formula';
import { sheetLimits } from '@/lib/limit/table';
import { SheetRows, tidied } from './cell';
import { sheetColumns, sheetRows } from './constants';
import type { SheetCell } from './job';
import { SheetRefusal } from './refusal';

const signs = [',', ';', '\t'] as const;

const decode = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What Chinese Windows writes where it is not told otherwise.
    return new TextDecoder('gb18030').decode(bytes);
  }
};

/** The sign between cells: the one that the first line has most of. @throws SheetRefusal sheetColumns */
function signOf(text: string): string {
  const counts = new Map<string, number>(signs.map((sign) => [sign, 0]));
  for (let index = 0; index < text.length && text[index] !== '\n'; index++) {
    const count = counts.get(text.charAt(index));
    if (count !== undefined) counts.set(text.charAt(index), count + 1);
    // Long before a row of ten million cells is made of it.
    if (index > sheetLimits.record) throw new SheetRefusal('sheetColumns');
  }
  const [found] = [...counts].sort(([, a], [, b]) => b - a);
  return found?.[0] ?? ',';
}

/**
 * A sheet of text: comma, semicolon or tab; UTF-8 or GB 18030.
 * @throws SheetRefusal
 */
export function readCsv(bytes: Buffer): readonly SheetCell[][] {
  const text = decode(bytes);
  const rows = new SheetRows();
  let row = 0;
  const settings = { bom: true, relax_column_count: true, skip_empty_lines: false, to: sheetRows + 2 };
  try {
    parse(text, {
      ...settings,
      delimiter: signOf(text),
      max_record_size: sheetLimits.record,
      on_record: (record: string[]) => {
        row += 1;
        for (const [index, cell] of record.entries()) {
          if (index >= sheetColumns && cell === '') continue;
          rows.set(row, index + 1, unquoteFormula(tidied(cell)));
        }
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE')
      throw new SheetRefusal('sheetColumns', { cause: error });
    throw error;
  }
  return rows.all;
}
