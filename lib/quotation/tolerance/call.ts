import { z } from 'zod';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField } from '@/lib/platform/http/field';
import { deviationFields } from '../call';

/** Accepts a deviation as read, or revokes that. */
export const quotationToleranceCall = defineOwnCall({
  method: 'POST',
  actor: 'purchaser',
  path: '/api/quotation/tolerance',
  input: z.object({ id: idField, deviation: deviationFields }),
  output: z.null(),
  done: 'updated',
});
