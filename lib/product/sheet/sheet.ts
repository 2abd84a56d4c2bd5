import { parser } from '@/lib/parser/current';
import { sheetRows } from './constants';
import { type SheetCell, sheetJob } from './job';
import type { SheetRefusalKey } from './refusal';

/** A sheet as rows of cells; `refusal` is a key below `validation` where it cannot be read. */
export type Sheet = { rows: SheetCell[][]; refusal: null } | { rows: null; refusal: SheetRefusalKey };

/**
 * Has a parser process read a sheet of products, XLSX or CSV (comma, semicolon or tab; UTF-8 or GB 18030).
 * @param path of the file on this machine
 * @param options whose turn it takes, and what is to be done before it begins
 * @throws JobFailure where the process was lost over it; AppError tooManyRequests or unavailable where too much waits;
 *   what `begin` throws
 */
export async function readProductSheet(
  path: string,
  mime: string,
  options: { account: string; begin?: () => Promise<void> },
): Promise<Sheet> {
  const rows: SheetCell[][] = [];
  const part = (some: SheetCell[][]) => {
    // The process has counted them; what it says is believed no further than memory goes.
    if (rows.length <= sheetRows) rows.push(...some);
  };
  const format = /spreadsheetml/.test(mime) ? 'xlsx' : 'csv';
  const { refusal } = await parser().run(sheetJob, { path, format }, { ...options, part });
  return refusal === null ? { rows, refusal } : { rows: null, refusal };
}
