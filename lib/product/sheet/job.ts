import { parsing } from '@/lib/limit/table';
import { defineJob } from '@/lib/parser/job';
import type { ZipPlace } from '@/lib/parser/zip';
import type { SheetRefusalKey } from './refusal';

/** What stands in a cell; a number where the sheet knows that it is one. */
export type SheetCell = string | number;
export type SheetInput = { path: string; format: 'xlsx' | 'csv' };

export type FindInput = { path: string; names: readonly string[] };
/** Where a picture stands in an archive, or why it cannot be taken. */
export type PicturePlace = { place: ZipPlace } | { refusal: string };
export type Found = { places: PicturePlace[] } | { refusal: string };

/** Finds the pictures that a sheet names in the archive that came with it. */
export const findJob = defineJob<FindInput, Found>('find', parsing.seconds.sheet);

export type UnpackInput = { path: string; folder: string; places: readonly ZipPlace[] };

/** Unpacks some of them. */
export const unpackJob = defineJob<UnpackInput, (string | null)[]>('unpack', parsing.seconds.sheet);

/** Reads a sheet; its rows come in pieces. */
export const sheetJob = defineJob<SheetInput, { refusal: SheetRefusalKey | null }, SheetCell[][]>(
  'sheet',
  parsing.seconds.sheet,
);
