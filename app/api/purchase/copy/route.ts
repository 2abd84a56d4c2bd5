import { handle } from '@/lib/platform/http/handle';
import { purchaseCopyCall } from '@/lib/purchase/copy/call';
import { copyPurchase } from '@/lib/purchase/copy/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...purchaseCopyCall,
  run: ({ id, idempotencyKey }, { actor }) => copyPurchase(actor, id, idempotencyKey),
});
