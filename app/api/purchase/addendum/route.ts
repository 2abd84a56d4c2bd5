import { handle } from '@/lib/http/handle';
import { purchaseAddendumCall } from '@/lib/purchase/call';
import { addAddendum } from '@/lib/purchase/correspondence';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...purchaseAddendumCall,
  run: ({ id, revision, ...addendum }, { actor }) => addAddendum(actor, id, revision, addendum),
});
