import { z } from 'zod';
import { closeReasons, purchaseKinds, purchaseStates } from '@/lib/platform/db/schema/trade-state';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField, pageFields, someStates } from '@/lib/platform/http/field';
import { uploadView } from '@/lib/upload/schema';
import { cancelKeys } from '../constants';
import { ownPlacesField } from '../field';
import { purchaseFields } from '../schema';

const own = { method: 'POST', actor: 'purchaser' } as const;

export const purchaseOwnListCall = defineOwnCall({
  ...own,
  path: '/api/purchase/own/list',
  input: z.object({ states: someStates(purchaseStates), ...pageFields }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        kind: z.enum(purchaseKinds),
        state: z.enum(purchaseStates),
        title: z.string(),
        locale: z.string(),
        quotations: z.number().int(),
        /** unanswered questions */
        unanswered: z.number().int(),
        quotationMax: z.number().int(),
        /** places left, and those reserved for invited suppliers; null if it takes no quotations */
        places: ownPlacesField.nullable(),
        validUntil: z.string().nullable(),
        /** until when it can be decided, if closed for good */
        decideUntil: z.string().nullable(),
        updatedAt: z.string(),
        revision: z.number().int(),
      }),
    ),
    total: z.number().int(),
    counts: z.partialRecord(z.enum(purchaseStates), z.number().int()),
  }),
});

export const purchaseOwnGetCall = defineOwnCall({
  ...own,
  path: '/api/purchase/own/get',
  input: z.object({ id: idField }),
  output: z.object({
    id: z.number().int(),
    state: z.enum(purchaseStates),
    closeReason: z.enum(closeReasons).nullable(),
    decideUntil: z.string().nullable(),
    reviewReason: z.string().nullable(),
    cancel: z.object({ key: z.enum(cancelKeys).nullable(), text: z.string() }).nullable(),
    quotationMax: z.number().int(),
    revision: z.number().int(),
    purchase: purchaseFields,
    files: z.array(uploadView),
    invited: z.array(z.number().int()),
    opened: z.array(z.object({ companyId: z.number().int(), openedAt: z.string() })),
  }),
});
