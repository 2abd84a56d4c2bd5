import { handle } from '@/lib/platform/http/handle';
import { productOwnIdCall } from '@/lib/product/edit/call';
import { listOwnIds } from '@/lib/product/edit/queries';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...productOwnIdCall,
  run: (input, { actor }) => listOwnIds(actor, input),
});
