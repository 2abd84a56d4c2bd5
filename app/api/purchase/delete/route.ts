import { handle } from '@/lib/platform/http/handle';
import { purchaseDeleteCall } from '@/lib/purchase/call';
import { deletePurchase } from '@/lib/purchase/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...purchaseDeleteCall,
  run: ({ id }, { actor }) => deletePurchase(actor, id),
});
