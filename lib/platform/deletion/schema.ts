import { z } from 'zod';
import { defineOwnCall } from '@/lib/platform/http/call';

/** Result of a deletion: the batch to undo it by, and for how many milliseconds. */
export const deleted = z.object({ batch: z.uuid(), milliseconds: z.number().int() });
export type Deleted = z.output<typeof deleted>;

/** Undoes a deletion before it is carried out. */
export const deletionUndoCall = defineOwnCall({
  method: 'POST',
  actor: 'supplier',
  path: '/api/deletion/undo',
  input: z.object({ batch: z.uuid() }),
  output: z.null(),
  done: 'updated',
});
