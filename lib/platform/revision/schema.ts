import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { wholeNumber } from '@/lib/platform/http/field';

/** The revision of a thing that its form or list has read; 0 for one that is new. docs/decisions/0022-revisions.md. */
export const revisionField = wholeNumber(0, config.id.max);

/**
 * What a form calls the new thing that it writes, so that a call sent again makes no second one.
 * docs/decisions/0022-revisions.md.
 */
export const keyField = z.uuid().optional();

/** What the refusal of an outdated write carries beside its text. */
export const changedMeanwhile = z.object({
  /** the thing itself, where the writer meant to make it and a colleague has made it meanwhile */
  id: z.number().int().optional(),
  /** what is stored now */
  revision: z.number().int(),
  /** who wrote it, as colleagues know them; null where nobody can tell any more */
  by: z.string().nullable(),
  /** whether that was the one who asks, as from another window */
  own: z.boolean(),
  /** ISO instant */
  at: z.string().nullable(),
  /** what is stored now, as the thing's form holds it, with the files and the product that it names; missing where no form needs it */
  current: z.record(z.string(), z.unknown()).optional(),
  files: z.array(z.unknown()).optional(),
  product: z.unknown().optional(),
});
export type ChangedMeanwhile = z.output<typeof changedMeanwhile>;

/** What the refusal to write a thing that was deleted carries, where it is known who did. */
export const deletedMeanwhile = z.object({ by: z.string(), own: z.boolean(), at: z.string() });
export type DeletedMeanwhile = z.output<typeof deletedMeanwhile>;
