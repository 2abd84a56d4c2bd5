import { handle } from '@/lib/platform/http/handle';
import { quotationUndoCall } from '@/lib/quotation/undo/call';
import { undoAward } from '@/lib/quotation/undo/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...quotationUndoCall,
  run: ({ id, key, reason, withdraw }, { actor }) => undoAward(actor, id, { key, text: reason, withdraw }),
});
