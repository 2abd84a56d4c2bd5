import { handle } from '@/lib/platform/http/handle';
import { productUnpublishCall } from '@/lib/product/edit/call';
import { setListed } from '@/lib/product/edit/list/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...productUnpublishCall,
  run: ({ ids }, { actor }) => setListed(actor, ids, false),
});
