import { handle } from '@/lib/platform/http/handle';
import { productOwnCall } from '@/lib/product/edit/call';
import { listOwnProducts } from '@/lib/product/edit/queries';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...productOwnCall,
  run: (input, { actor, site }) => listOwnProducts(actor, site, input),
});
