import { handle } from '@/lib/platform/http/handle';
import { purchaseListCall } from '@/lib/purchase/call';
import { listPurchases } from '@/lib/purchase/queries';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...purchaseListCall,
  run: ({ cate, ...input }, { site }) => listPurchases(site, { ...input, categoryId: cate }),
});
