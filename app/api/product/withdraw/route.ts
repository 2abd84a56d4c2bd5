import { handle } from '@/lib/platform/http/handle';
import { productWithdrawCall } from '@/lib/product/edit/call';
import { withdrawProduct } from '@/lib/product/edit/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...productWithdrawCall,
  run: ({ id, revision }, { actor }) => withdrawProduct(actor, id, revision),
});
