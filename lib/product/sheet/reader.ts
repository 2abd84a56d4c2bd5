import { parser } from '@/lib/platform/parser/current';
import { headingRows, sheetRows } from './constants';
import { type EncodingChoice, type SheetCell, type SheetInput, sheetJob } from './job';
import type { SheetRefusalKey } from './refusal';

/**
 * A sheet's rows with the names of sheets not read, or its possible encodings, or a key below `validation` if
 * unreadable.
 */
export type SheetContent =
  | { rows: SheetCell[][]; unread: string[] }
  | { choices: EncodingChoice[] }
  | { refusal: SheetRefusalKey; row?: number | undefined };

/**
 * Reads a product sheet, XLSX or CSV, in a parser process; `begin` runs before it starts.
 * @throws JobFailure if the process failed; AppError tooManyRequests or unavailable if the queue is full; what `begin`
 * throws
 */
export async function readProductSheet(
  { mime, ...input }: Omit<SheetInput, 'format'> & { mime: string },
  options: { account: string; begin?: () => Promise<void> },
): Promise<SheetContent> {
  const rows: SheetCell[][] = [];
  const part = (some: SheetCell[][]) => {
    // The parser process enforces the limit; do not rely on it for our memory.
    if (rows.length <= sheetRows + headingRows) rows.push(...some);
  };
  const format = /spreadsheetml/.test(mime) ? 'xlsx' : 'csv';
  const {
    refusal,
    row,
    choices,
    unread = [],
  } = await parser().run(sheetJob, { ...input, format }, { ...options, part });
  if (refusal !== null) return { refusal, row };
  return choices ? { choices } : { rows, unread };
}
