import { readFile } from 'node:fs/promises';
import type { Emit } from '@/lib/platform/parser/job';
import { ZipError } from '@/lib/platform/parser/zip';
import { foldedHeading } from './constants';
import { readCsv } from './csv';
import type { SheetCell, SheetEnd, SheetInput } from './job';
import { SheetRefusal } from './refusal';
import { readXlsx } from './xlsx';

const batch = 50;

function endOf(error: unknown): SheetEnd {
  if (error instanceof SheetRefusal)
    return error.row === undefined ? { refusal: error.key } : { refusal: error.key, row: error.row };
  return { refusal: error instanceof ZipError && error.reason === 'large' ? 'sheetLarge' : 'sheetBroken' };
}

/**
 * Reads a product sheet, XLSX or CSV; runs in a parser process.
 * @param input local path and known properties @param emit receives its rows in batches
 * @returns why it failed, or the possible encodings; no refusal if it was read
 */
export async function readSheet(
  { path, format, ...options }: SheetInput,
  emit: Emit<SheetCell[][]>,
): Promise<SheetEnd> {
  const bytes = await readFile(path);
  const headings = new Set(options.headings);
  const unread: string[] = [];
  let read: ReturnType<typeof readCsv>;
  try {
    read =
      format === 'csv'
        ? readCsv(bytes, options)
        : {
            rows: readXlsx(
              bytes,
              (words) => headings.has(foldedHeading(words)),
              (names) => unread.push(...names),
            ),
          };
  } catch (error) {
    return endOf(error);
  }
  if ('choices' in read) return { refusal: null, choices: read.choices };
  for (let from = 0; from < read.rows.length; from += batch) await emit(read.rows.slice(from, from + batch));
  return { refusal: null, unread };
}
