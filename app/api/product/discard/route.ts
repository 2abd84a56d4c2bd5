import { handle } from '@/lib/platform/http/handle';
import { productDiscardCall } from '@/lib/product/edit/call';
import { discardChange } from '@/lib/product/edit/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...productDiscardCall,
  run: ({ id, revision }, { actor }) => discardChange(actor, id, revision),
});
