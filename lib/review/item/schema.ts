import { z } from 'zod';
import { config } from '@/lib/platform/config';
import type { Deleted } from '@/lib/platform/deletion/schema';
import type { Contract } from '@/lib/platform/http/call-contract';
import { idField } from '@/lib/platform/http/field';
import { keyField, revisionField } from '@/lib/platform/revision/schema';

export const itemStatuses = ['draft', 'pending', 'normal', 'reject', 'disable'] as const;

/** How a certificate, launch or offer stands, for its owner's list. */
export const itemState = {
  id: z.number().int(),
  status: z.enum(itemStatuses),
  /** a change of the published version that waits, was rejected or is kept unfinished */
  change: z.enum(['pending', 'reject', 'draft']).nullable(),
  reason: z.string().nullable(),
  shown: z.boolean(),
  /** whether visitors can see it now */
  public: z.boolean(),
  revision: z.number().int(),
};

/** Things that are deleted at once. */
export const idsField = z.array(idField).min(1).max(config.api.pageSize.max);

export const showFields = { id: idField, shown: z.boolean() };

/** Which thing is written, a new one where `id` is null, and what of it was read; a new one by its form's key. */
export const whichFields = { id: idField.nullable(), revision: revisionField, idempotencyKey: keyField };
/** Which thing is acted on, and what of it was read. */
export const readFields = { id: idField, revision: revisionField };

export const saved = z.object({ id: z.number().int(), revision: z.number().int() });
/** What became of a submission; nothing waits where it changed nothing. */
export const submitted = saved.extend({ waiting: z.boolean() });

type Own<I extends object, O> = Contract<z.ZodType<unknown, I>, z.ZodType<O>>;
type Id = z.input<typeof idField>;
type Read = z.input<z.ZodObject<typeof readFields>>;
/** The calls by which its owner reads a noun and acts on it. */
export type ItemCalls<L = unknown, D = unknown> = {
  list: Own<object, L>;
  get: Own<{ id: Id }, D>;
  withdraw: Own<Read, null>;
  discard: Own<Read, null>;
  show: Own<{ id: Id; shown: boolean }, null>;
  delete: Own<{ ids: Id[] }, Deleted>;
};
export type ItemSelection = z.output<z.ZodObject<typeof whichFields>>;
export type WrittenItem = z.output<typeof saved>;
/** How a form of the noun is sent: kept, or submitted. */
export type ItemWrites<O> = {
  save: (input: O & ItemSelection) => Promise<WrittenItem>;
  submit: (input: O & ItemSelection) => Promise<z.output<typeof submitted>>;
};
