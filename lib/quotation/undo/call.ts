import { z } from 'zod';
import { undoKeys } from '@/lib/platform/db/schema/trade-state';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField } from '@/lib/platform/http/field';
import { hasReason, reasonInput, reasonMissing } from '@/lib/platform/reason/schema';
import { quotationLimits } from '../constants';

/** Undoes an award, by its buyer or by the winner, which may withdraw its quotation with it. */
export const quotationUndoCall = defineOwnCall({
  method: 'POST',
  actor: 'member',
  path: '/api/quotation/undo',
  input: z
    .object({ id: idField, ...reasonInput(undoKeys, quotationLimits.reason), withdraw: z.boolean().default(false) })
    .refine(hasReason, reasonMissing),
  output: z.null(),
  done: 'updated',
});
