import { undoDeletion } from '@/lib/deletion/commands';
import { deletionUndoCall } from '@/lib/deletion/schema';
import { handle } from '@/lib/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...deletionUndoCall,
  run: ({ batch }, { actor }) => undoDeletion(actor, batch),
});
