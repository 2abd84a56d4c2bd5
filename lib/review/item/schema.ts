import { z } from 'zod';
import { config } from '@/lib/platform/config';
import type { Deleted } from '@/lib/platform/deletion/schema';
import type { Contract } from '@/lib/platform/http/call-contract';
import { idField } from '@/lib/platform/http/field';
import { keyField, revisionField } from '@/lib/platform/revision/schema';

export const itemStatuses = ['draft', 'pending', 'normal', 'reject', 'disable'] as const;

/** State of a certificate, launch or offer in its owner's list. */
export const itemState = {
  id: z.number().int(),
  status: z.enum(itemStatuses),
  /** state of the published version's change */
  change: z.enum(['pending', 'reject', 'draft']).nullable(),
  reason: z.string().nullable(),
  shown: z.boolean(),
  /** whether it is currently public */
  public: z.boolean(),
  revision: z.number().int(),
};

/** Items to delete together. */
export const idsField = z.array(idField).min(1).max(config.api.pageSize.max);

export const showFields = { id: idField, shown: z.boolean() };

/** The item to write, new if `id` is null, and the revision read; a new one with its idempotency key. */
export const whichFields = { id: idField.nullable(), revision: revisionField, idempotencyKey: keyField };
/** The item to act on, and the revision read. */
export const readFields = { id: idField, revision: revisionField };

export const saved = z.object({ id: z.number().int(), revision: z.number().int() });
/** Result of a submission; `waiting` is false if nothing changed. */
export const submitted = saved.extend({ waiting: z.boolean() });

type Own<I extends object, O> = Contract<z.ZodType<unknown, I>, z.ZodType<O>>;
type Id = z.input<typeof idField>;
type Read = z.input<z.ZodObject<typeof readFields>>;
/** Owner calls of a noun. */
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
/** Calls that save or submit a noun's form. */
export type ItemWrites<O> = {
  save: (input: O & ItemSelection) => Promise<WrittenItem>;
  submit: (input: O & ItemSelection) => Promise<z.output<typeof submitted>>;
};
