import { handle } from '@/lib/http/handle';
import { purchaseCopyCall } from '@/lib/purchase/call';
import { copyPurchase } from '@/lib/purchase/copy';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...purchaseCopyCall,
  run: ({ id, idempotencyKey }, { actor }) => copyPurchase(actor, id, idempotencyKey),
});
