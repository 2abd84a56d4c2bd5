import { z } from 'zod';
import { undoKeys } from '@/lib/db/schema/trade-state';
import { defineOwnCall } from '@/lib/http/call';
import { idField } from '@/lib/http/field';
import { hasReason, reasonInput, reasonMissing } from '@/lib/reason/schema';
import { quotationLimits } from '../constants';

/** Undoes an award: its buyer, or the supplier that won, which may withdraw its quotation with it. */
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
