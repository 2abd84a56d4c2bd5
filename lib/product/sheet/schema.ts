import { z } from 'zod';
import { sheetEncodings } from '@/lib/platform/csv/encoding';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField, siteIdField, wholeNumber } from '@/lib/platform/http/field';
import { priceField } from '../schema';
import { sheetColumns, sheetRows } from './constants';

const shared = { method: 'POST', actor: 'supplier' } as const;
const states = ['reading', 'asking', 'ready', 'writing', 'done', 'failed'] as const;

/** A sheet that is read, shown, or being written. `done` of `total` rows are through. */
const importView = z.object({
  id: z.number().int(),
  name: z.string(),
  state: z.enum(states),
  total: z.number().int(),
  done: z.number().int(),
  /** pictures that the sheet names, while they are taken */
  pictures: z.number().int(),
  picturesDone: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  /** what is going to happen, while it waits for that: new products, changes, and rows that change nothing */
  plan: z.object({ added: z.number().int(), changed: z.number().int(), same: z.number().int() }),
  /** what its encoding may be, with the first rows as each reads them, where it does not tell */
  choices: z.array(z.object({ encoding: z.enum(sheetEncodings), rows: z.array(z.array(z.string())) })),
  /** a page of what is ready; rows as the sheet counts them */
  rows: z.array(
    z.object({
      row: z.number().int(),
      what: z.enum(['new', 'change', 'same']),
      name: z.string(),
      model: z.string(),
      price: priceField,
      /** its pictures by their keys, the first ones */
      pictures: z.array(z.string()),
      /** figures as the reader's language writes them */
      parameters: z.array(z.object({ label: z.string(), value: z.string() })),
      /** words above the columns whose empty cells take something from the product */
      emptied: z.array(z.string()),
    }),
  ),
  /** a page of what cannot be taken: the row, 1 for the heading, and the words above its column */
  errors: z.array(
    z.object({
      row: z.number().int(),
      column: z.string(),
      message: z.string(),
      /** what stands in the cell, what the row calls its product, and what may have been meant */
      value: z.string(),
      name: z.string(),
      near: z.array(z.string()),
    }),
  ),
  errorTotal: z.number().int(),
  /** what the columns take in which something was refused that is near to nothing; no values where they are too many */
  allowed: z.array(z.object({ column: z.string(), values: z.array(z.string()) })),
  /** groups that rows ask for and the company does not have */
  newGroups: z.array(z.string()),
  badRows: z.number().int(),
  /** whether there is a sheet of the wrong rows */
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

/** Makes the groups that the sheet asks for, and reads it once more. */
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
