import { handle } from '@/lib/platform/http/handle';
import { purchaseCancelCall } from '@/lib/purchase/call';
import { cancelPurchase } from '@/lib/quotation/outcome/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...purchaseCancelCall,
  run: ({ id, key, reason }, { actor }) => cancelPurchase(actor, id, { key, text: reason }),
});
