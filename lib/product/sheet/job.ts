import type { SheetEncoding } from '@/lib/platform/csv/encoding';
import type { Locale } from '@/lib/platform/i18n/site';
import { parsing } from '@/lib/platform/limit/table';
import { defineJob } from '@/lib/platform/parser/job';
import type { ZipPlace } from '@/lib/platform/parser/zip';
import type { SheetRefusalKey } from './refusal';

/** Content of a cell; a number if the sheet says so. */
export type SheetCell = string | number;
export type SheetInput = {
  path: string;
  format: 'xlsx' | 'csv';
  /** the site it was uploaded on, for text of unknown encoding */
  site: Locale;
  /** chosen by its sender */
  encoding: SheetEncoding | null;
  /** known headings, normalised */
  headings: readonly string[];
};
/** The first rows of a sheet as an encoding reads them. */
export type EncodingChoice = { encoding: SheetEncoding; rows: string[][] };
/**
 * Result of reading a sheet: why it failed, with the row if there is one; `choices` if the encoding is uncertain;
 * `unread`: names of other product sheets in the workbook.
 */
export type SheetEnd = {
  refusal: SheetRefusalKey | null;
  row?: number;
  choices?: EncodingChoice[];
  unread?: string[];
};

export type FindInput = { path: string; names: readonly string[] };
/** Position of a picture in an archive, or why it cannot be used. */
export type PicturePlace = { place: ZipPlace } | { refusal: string };
export type PictureSearch = { places: PicturePlace[] } | { refusal: string };

/** Job: locates the pictures cited by a sheet in its archive. */
export const findJob = defineJob<FindInput, PictureSearch>('find', parsing.seconds.sheet);

export type UnpackInput = { path: string; folder: string; places: readonly ZipPlace[] };

/** Job: unpacks pictures. */
export const unpackJob = defineJob<UnpackInput, (string | null)[]>('unpack', parsing.seconds.sheet);

/** Job: parses a sheet; its rows are partial results. */
export const sheetJob = defineJob<SheetInput, SheetEnd, SheetCell[][]>('sheet', parsing.seconds.sheet);
