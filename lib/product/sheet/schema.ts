import { z } from 'zod';
import { sheetEncodings } from '@/lib/platform/csv/encoding';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField, siteIdField, wholeNumber } from '@/lib/platform/http/field';
import { priceField } from '../schema';
import { sheetColumns, sheetRows } from './constants';

const shared = { method: 'POST', actor: 'supplier' } as const;
const states = ['reading', 'asking', 'ready', 'writing', 'done', 'failed'] as const;

/** An import being read, previewed or written. `done` of `total` rows are processed. */
const importView = z.object({
  id: z.number().int(),
  name: z.string(),
  state: z.enum(states),
  total: z.number().int(),
  done: z.number().int(),
  /** number of the sheet's pictures, while they are fetched */
  pictures: z.number().int(),
  picturesDone: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  /** what confirming will do: new products, changes, and rows without changes */
  plan: z.object({ added: z.number().int(), changed: z.number().int(), same: z.number().int() }),
  /** possible encodings with sample rows, if it could not be detected */
  choices: z.array(z.object({ encoding: z.enum(sheetEncodings), rows: z.array(z.array(z.string())) })),
  /** a page of valid rows, numbered as in the sheet */
  rows: z.array(
    z.object({
      row: z.number().int(),
      what: z.enum(['new', 'change', 'same']),
      name: z.string(),
      model: z.string(),
      price: priceField,
      /** keys of its first pictures */
      pictures: z.array(z.string()),
      /** numbers in the reader's language */
      parameters: z.array(z.object({ label: z.string(), value: z.string() })),
      /** headings of columns whose empty cells clear a value */
      emptied: z.array(z.string()),
    }),
  ),
  /** a page of errors: the row (1 is the heading), and the column's heading */
  errors: z.array(
    z.object({
      row: z.number().int(),
      column: z.string(),
      message: z.string(),
      /** the cell's content, the row's product name, and suggestions */
      value: z.string(),
      name: z.string(),
      near: z.array(z.string()),
    }),
  ),
  errorTotal: z.number().int(),
  /** allowed values of columns with an error that has no near match; empty if there are too many */
  allowed: z.array(z.object({ column: z.string(), values: z.array(z.string()) })),
  /** groups that rows ask for and the company does not have */
  newGroups: z.array(z.string()),
  badRows: z.number().int(),
  /** whether the sheet of wrong rows can be downloaded */
  wrongRows: z.boolean(),
});
export type ImportView = z.output<typeof importView>;

export const importStartCall = defineOwnCall({
  ...shared,
  path: '/api/product/import/start',
  input: z.object({
    siteId: siteIdField,
    file: z.string().min(1).max(200),
    archive: z.string().min(1).max(200).nullable().default(null),
  }),
  output: z.object({ id: z.number().int() }),
});

const pageField = wholeNumber(1, sheetRows * sheetColumns).prefault(1);

/** The last import of the company; null where there was none, or it was given up. */
export const importGetCall = defineOwnCall({
  ...shared,
  path: '/api/product/import/get',
  input: z.object({ siteId: siteIdField, page: pageField, errorPage: pageField }),
  output: importView.nullable(),
});

export const importEncodingCall = defineOwnCall({
  ...shared,
  path: '/api/product/import/encoding',
  input: z.object({ id: idField, encoding: z.enum(sheetEncodings) }),
  output: z.null(),
});

/** Creates the groups that the sheet uses, and reads it again. */
export const importGroupCall = defineOwnCall({
  ...shared,
  path: '/api/product/import/group',
  input: z.object({ id: idField }),
  output: z.null(),
});

export const importConfirmCall = defineOwnCall({
  ...shared,
  path: '/api/product/import/confirm',
  input: z.object({ id: idField }),
  output: z.null(),
});

export const importDropCall = defineOwnCall({
  ...shared,
  path: '/api/product/import/drop',
  input: z.object({ id: idField }),
  output: z.null(),
});
