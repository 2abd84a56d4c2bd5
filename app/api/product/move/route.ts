import { handle } from '@/lib/platform/http/handle';
import { productMoveCall } from '@/lib/product/edit/call';
import { moveProduct } from '@/lib/product/edit/list/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...productMoveCall,
  run: ({ id, sort }, { actor }) => moveProduct(actor, id, sort),
});
