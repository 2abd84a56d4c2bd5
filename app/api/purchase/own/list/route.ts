import { handle } from '@/lib/platform/http/handle';
import { purchaseOwnListCall } from '@/lib/purchase/own/call';
import { listOwnPurchases } from '@/lib/purchase/own/queries';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...purchaseOwnListCall,
  run: (input, { actor }) => listOwnPurchases(actor, input),
});
