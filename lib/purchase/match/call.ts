import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { purchaseKinds, quotationStates } from '@/lib/platform/db/schema/trade-state';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField, pageFields, siteIdField } from '@/lib/platform/http/field';
import { purchaseBrief } from '../call';

/** The open requests for a supplier: its invitations, what fits its products, and all others. */
export const purchaseMatchCall = defineOwnCall({
  method: 'POST',
  actor: 'supplier',
  path: '/api/purchase/match',
  input: z.object({
    siteId: siteIdField,
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable()
      .prefault(null),
    categoryId: idField.nullable().prefault(null),
    matching: z.boolean().prefault(false),
    closing: z.literal(config.purchase.closing).nullable().prefault(null),
    places: z.literal(config.purchase.places).nullable().prefault(null),
    quoted: z.enum(['all', 'no', 'yes']).prefault('all'),
    ...pageFields,
  }),
  output: z.object({
    items: z.array(
      purchaseBrief.extend({
        match: z.enum(['invited', 'matching', 'other']),
        kind: z.enum(purchaseKinds),
        following: z.boolean(),
        /** when it was published or the supplier invited, whichever is later */
        cameAt: z.string(),
        answer: z.object({ id: z.number().int(), state: z.enum(quotationStates) }).nullable(),
        /** why it matches; null if it does not, or the reason no longer exists */
        reason: z.object({ product: z.string(), categoryId: z.number().int().nullable() }).nullable(),
      }),
    ),
    total: z.number().int(),
    matching: z.number().int(),
  }),
});

/** Records a visit to the list of requests; returns since when requests are new on this visit, null on the first. */
export const purchaseVisitCall = defineOwnCall({
  method: 'POST',
  actor: 'supplier',
  path: '/api/purchase/visit',
  input: z.object({}),
  output: z.object({ since: z.string().nullable() }),
});
