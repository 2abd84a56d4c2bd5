import { handle } from '@/lib/platform/http/handle';
import { addAddendum } from '@/lib/purchase/addendum/commands';
import { purchaseAddendumCall } from '@/lib/purchase/call';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...purchaseAddendumCall,
  run: ({ id, revision, ...addendum }, { actor }) => addAddendum(actor, id, revision, addendum),
});
