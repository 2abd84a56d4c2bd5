import type { SheetEncoding } from '@/lib/platform/csv/encoding';
import type { Locale } from '@/lib/platform/i18n/site';
import { parsing } from '@/lib/platform/limit/table';
import { defineJob } from '@/lib/platform/parser/job';
import type { ZipPlace } from '@/lib/platform/parser/zip';
import type { SheetRefusalKey } from './refusal';

/** What stands in a cell; a number where the sheet knows that it is one. */
export type SheetCell = string | number;
export type SheetInput = {
  path: string;
  format: 'xlsx' | 'csv';
  /** of the site on which it was sent, for a text that does not say its encoding */
  site: Locale;
  /** that which its sender chose */
  encoding: SheetEncoding | null;
  /** headings that are understood, folded */
  headings: readonly string[];
};
/** The first rows of a sheet as an encoding reads them. */
export type EncodingChoice = { encoding: SheetEncoding; rows: string[][] };
/**
 * Why a sheet cannot be read, with the row where that is in one; `choices` where its encoding is not sure; `unread`: names
 * of other sheets of products in its workbook.
 */
export type SheetEnd = {
  refusal: SheetRefusalKey | null;
  row?: number;
  choices?: EncodingChoice[];
  unread?: string[];
};

export type FindInput = { path: string; names: readonly string[] };
/** Where a picture stands in an archive, or why it cannot be taken. */
export type PicturePlace = { place: ZipPlace } | { refusal: string };
export type PictureSearch = { places: PicturePlace[] } | { refusal: string };

/** Finds the pictures that a sheet names in the archive that came with it. */
export const findJob = defineJob<FindInput, PictureSearch>('find', parsing.seconds.sheet);

export type UnpackInput = { path: string; folder: string; places: readonly ZipPlace[] };

/** Unpacks some of them. */
export const unpackJob = defineJob<UnpackInput, (string | null)[]>('unpack', parsing.seconds.sheet);

/** Reads a sheet; its rows come in pieces. */
export const sheetJob = defineJob<SheetInput, SheetEnd, SheetCell[][]>('sheet', parsing.seconds.sheet);
