import { z } from 'zod';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField } from '@/lib/platform/http/field';

/** Copies a request into a new draft. */
export const purchaseCopyCall = defineOwnCall({
  method: 'POST',
  actor: 'purchaser',
  path: '/api/purchase/copy',
  input: z.object({
    id: idField,
    /** idempotency key, so that a retry makes no second copy */
    idempotencyKey: z.uuid().optional(),
  }),
  output: z.object({ id: z.number().int(), revision: z.number().int() }),
  done: 'updated',
});
