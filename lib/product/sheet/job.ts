import { parsing } from '@/lib/limit/table';
import { defineJob } from '@/lib/parser/job';
import type { SheetRefusalKey } from './refusal';

/** What stands in a cell; a number where the sheet knows that it is one. */
export type SheetCell = string | number;
export type SheetInput = { path: string; format: 'xlsx' | 'csv' };

export type UnpackInput = { path: string; folder: string; names: readonly string[] };
export type Unpacked = { refusals: (string | null)[] } | { refusal: string };

/** Unpacks some pictures of the archive that came with a sheet. */
export const unpackJob = defineJob<UnpackInput, Unpacked>('unpack', parsing.seconds.sheet);

/** Reads a sheet; its rows come in pieces. */
export const sheetJob = defineJob<SheetInput, { refusal: SheetRefusalKey | null }, SheetCell[][]>(
  'sheet',
  parsing.seconds.sheet,
);
