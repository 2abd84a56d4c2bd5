import { handle } from '@/lib/platform/http/handle';
import { productAssignCall } from '@/lib/product/edit/call';
import { setGroup } from '@/lib/product/edit/list/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...productAssignCall,
  run: ({ ids, groupId }, { actor }) => setGroup(actor, ids, groupId),
});
