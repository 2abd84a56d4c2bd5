import { handle } from '@/lib/platform/http/handle';
import { listProducts } from '@/lib/product/queries';
import { productListCall } from '@/lib/product/schema';
import { toState } from '@/lib/search/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...productListCall,
  run: ({ companyId, groupId, ...input }, { site }) =>
    listProducts(site, { companyId, groupId }, toState(input), input.pageSize),
});
