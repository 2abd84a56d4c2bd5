import { handle } from '@/lib/platform/http/handle';
import { submitProducts } from '@/lib/product/batch/commands';
import { batchSubmitCall } from '@/lib/product/batch/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...batchSubmitCall,
  run: ({ ids }, { actor, site }) => submitProducts(actor, site, ids),
});
