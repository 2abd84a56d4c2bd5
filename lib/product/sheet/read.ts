import { readFile } from 'node:fs/promises';
import type { Emit } from '@/lib/parser/job';
import { ZipError } from '@/lib/parser/zip';
import { readCsv } from './csv';
import type { SheetCell, SheetInput } from './job';
import { SheetRefusal, type SheetRefusalKey } from './refusal';
import { readXlsx } from './xlsx';

const batch = 50;

function keyOf(error: unknown): SheetRefusalKey {
  if (error instanceof SheetRefusal) return error.key;
  return error instanceof ZipError && error.reason === 'large' ? 'sheetLarge' : 'sheetBroken';
}

/**
 * Reads a sheet of products, XLSX or CSV, for a parser process.
 * @param input path of the file on this machine
 * @param emit takes its rows, a few at a time
 * @returns why it cannot be read; null where it was
 */
export async function readSheet(
  { path, format }: SheetInput,
  emit: Emit<SheetCell[][]>,
): Promise<{ refusal: SheetRefusalKey | null }> {
  const bytes = await readFile(path);
  let rows: readonly SheetCell[][];
  try {
    rows = format === 'xlsx' ? readXlsx(bytes) : readCsv(bytes);
  } catch (error) {
    return { refusal: keyOf(error) };
  }
  for (let from = 0; from < rows.length; from += batch) await emit(rows.slice(from, from + batch));
  return { refusal: null };
}
