import { handle } from '@/lib/platform/http/handle';
import { productUnlistCall } from '@/lib/product/edit/call';
import { setListed } from '@/lib/product/edit/list/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...productUnlistCall,
  run: ({ ids }, { actor }) => setListed(actor, ids, false),
});
