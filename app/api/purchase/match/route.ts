import { handle } from '@/lib/platform/http/handle';
import { purchaseMatchCall } from '@/lib/purchase/match/call';
import { listMatches } from '@/lib/purchase/match/queries';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...purchaseMatchCall,
  run: (input, { actor, site }) => listMatches(actor, site, input),
});
