import { handle } from '@/lib/http/handle';
import { purchaseCopyCall } from '@/lib/purchase/copy/call';
import { copyPurchase } from '@/lib/purchase/copy/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...purchaseCopyCall,
  run: ({ id, idempotencyKey }, { actor }) => copyPurchase(actor, id, idempotencyKey),
});
