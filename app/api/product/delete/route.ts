import { handle } from '@/lib/platform/http/handle';
import { productDeleteCall } from '@/lib/product/edit/call';
import { holdProducts } from '@/lib/product/edit/list/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...productDeleteCall,
  run: ({ ids }, { actor }) => holdProducts(actor, ids),
});
