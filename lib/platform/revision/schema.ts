import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { wholeNumber } from '@/lib/platform/http/field';

/** The revision that a form or list has loaded; 0 for a new item. docs/decisions/0022-revisions.md. */
export const revisionField = wholeNumber(0, config.id.max);

/**
 * Idempotency key of a new item, so that a retry does not create a second one.
 * docs/decisions/0022-revisions.md.
 */
export const keyField = z.uuid().optional();

/** Data of a revision conflict. */
export const changedMeanwhile = z.object({
  /** id of an item that a colleague created meanwhile, if the caller meant to create it */
  id: z.number().int().optional(),
  /** current revision */
  revision: z.number().int(),
  /** author's name; null if unknown */
  by: z.string().nullable(),
  /** whether the author is the caller, as from another window */
  own: z.boolean(),
  /** ISO instant */
  at: z.string().nullable(),
  /** current version as form values, with the files and product it refers to; omitted if no form needs it */
  current: z.record(z.string(), z.unknown()).optional(),
  files: z.array(z.unknown()).optional(),
  product: z.unknown().optional(),
});
export type ChangedMeanwhile = z.output<typeof changedMeanwhile>;

/** Data of a failed write to a deleted item, if known who deleted it. */
export const deletedMeanwhile = z.object({ by: z.string(), own: z.boolean(), at: z.string() });
export type DeletedMeanwhile = z.output<typeof deletedMeanwhile>;
