import { handle } from '@/lib/platform/http/handle';
import { copyProduct } from '@/lib/product/batch/commands';
import { productCopyCall } from '@/lib/product/batch/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...productCopyCall,
  run: ({ id }, { actor, site }) => copyProduct(actor, site, id),
});
