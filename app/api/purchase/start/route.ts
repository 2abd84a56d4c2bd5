import { handle } from '@/lib/platform/http/handle';
import { purchaseStartCall } from '@/lib/purchase/prefill/call';
import { startPurchase } from '@/lib/purchase/prefill/queries';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...purchaseStartCall,
  run: (input, { site }) => startPurchase(site, input),
});
