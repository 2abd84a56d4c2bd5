import { undoDeletion } from '@/lib/platform/deletion/commands';
import { deletionUndoCall } from '@/lib/platform/deletion/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...deletionUndoCall,
  run: ({ batch }, { actor }) => undoDeletion(actor, batch),
});
