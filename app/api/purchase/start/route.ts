import { handle } from '@/lib/http/handle';
import { startPurchase } from '@/lib/purchase/start';
import { purchaseStartCall } from '@/lib/purchase/start-call';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...purchaseStartCall,
  run: (asked, { site }) => startPurchase(site, asked),
});
