import { productPickCall } from '@/lib/launch/call';
import { searchOwnProducts } from '@/lib/launch/product/queries';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...productPickCall,
  run: (input, { actor, site }) => searchOwnProducts(actor, site, input),
});
