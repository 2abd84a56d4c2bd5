import { handle } from '@/lib/platform/http/handle';
import { purchasePublishCall } from '@/lib/purchase/call';
import { publishPurchase } from '@/lib/purchase/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...purchasePublishCall,
  run: ({ purchase, companyIds, ...target }, { actor }) =>
    publishPurchase(actor, target, purchase, undefined, companyIds),
});
