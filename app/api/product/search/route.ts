import { handle } from '@/lib/platform/http/handle';
import { listProducts } from '@/lib/product/queries';
import { productSearchCall } from '@/lib/product/schema';
import { toState } from '@/lib/search/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...productSearchCall,
  run: ({ keyword, companyId, groupId, ...input }, { site }) =>
    listProducts(site, { keyword, companyId, groupId }, toState(input), input.pageSize),
});
