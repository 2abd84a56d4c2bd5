import { handle } from '@/lib/platform/http/handle';
import { purchaseWithdrawCall } from '@/lib/purchase/call';
import { withdrawPurchase } from '@/lib/purchase/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...purchaseWithdrawCall,
  run: ({ id }, { actor }) => withdrawPurchase(actor, id),
});
