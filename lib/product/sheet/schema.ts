import { z } from 'zod';
import { defineOwnCall } from '@/lib/http/call';
import { idField, siteIdField } from '@/lib/http/field';

const shared = { method: 'POST', actor: 'supplier' } as const;
const states = ['reading', 'ready', 'writing', 'done', 'failed'] as const;

/** A sheet that is read, shown, or being written. `done` of `total` rows are through. */
const importView = z.object({
  id: z.number().int(),
  name: z.string(),
  state: z.enum(states),
  total: z.number().int(),
  done: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  /** what cannot be taken: the row as the sheet counts them, 1 for its heading, and the words above its column */
  errors: z.array(z.object({ row: z.number().int(), column: z.string(), message: z.string() })),
  badRows: z.number().int(),
  sample: z.array(
    z.object({ row: z.number().int(), id: z.number().int().nullable(), name: z.string(), model: z.string() }),
  ),
});
export type ImportView = z.output<typeof importView>;

export const importStartCall = defineOwnCall({
  ...shared,
  path: '/api/product/import/start',
  input: z.object({ siteId: siteIdField, file: z.string().min(1).max(200) }),
  output: z.object({ id: z.number().int() }),
});

/** The last import of the company; null where there was none, or it was given up. */
export const importGetCall = defineOwnCall({
  ...shared,
  path: '/api/product/import/get',
  input: z.object({ siteId: siteIdField }),
  output: importView.nullable(),
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
