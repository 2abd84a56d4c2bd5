import { handle } from '@/lib/http/handle';
import { searchOwnProducts } from '@/lib/launch/product';
import { productPickCall } from '@/lib/launch/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...productPickCall,
  run: (input, { actor, site }) => searchOwnProducts(actor, site, input),
});
