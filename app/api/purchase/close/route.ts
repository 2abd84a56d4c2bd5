import { handle } from '@/lib/platform/http/handle';
import { purchaseCloseCall } from '@/lib/purchase/call';
import { closePurchase } from '@/lib/purchase/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...purchaseCloseCall,
  run: ({ id }, { actor }) => closePurchase(actor, id),
});
