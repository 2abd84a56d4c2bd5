import { handle } from '@/lib/platform/http/handle';
import { purchaseVisitCall } from '@/lib/purchase/match/call';
import { noteVisit } from '@/lib/purchase/match/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...purchaseVisitCall,
  run: (_, { actor }) => noteVisit(actor),
});
