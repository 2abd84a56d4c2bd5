import { parser } from '@/lib/platform/parser/current';
import { headingRows, sheetRows } from './constants';
import { type EncodingChoice, type SheetCell, type SheetInput, sheetJob } from './job';
import type { SheetRefusalKey } from './refusal';

/** A sheet as rows of cells with the names of others that were not read, what its encoding may be, or a key below `validation` where it cannot be read. */
export type SheetContent =
  | { rows: SheetCell[][]; unread: string[] }
  | { choices: EncodingChoice[] }
  | { refusal: SheetRefusalKey; row?: number | undefined };

/**
 * Has a parser process read a sheet of products, XLSX or CSV.
 * @param input its path on this machine, and what is known of a text that does not say its encoding
 * @param options whose turn it takes, and what is to be done before it begins
 * @throws JobFailure where the process was lost over it; AppError tooManyRequests or unavailable where too much waits;
 *   what `begin` throws
 */
export async function readProductSheet(
  { mime, ...input }: Omit<SheetInput, 'format'> & { mime: string },
  options: { account: string; begin?: () => Promise<void> },
): Promise<SheetContent> {
  const rows: SheetCell[][] = [];
  const part = (some: SheetCell[][]) => {
    // The process has counted them; what it says is believed no further than memory goes.
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
