import { handle } from '@/lib/platform/http/handle';
import { listGroups } from '@/lib/product/group/queries';
import { groupListCall } from '@/lib/product/group/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...groupListCall,
  run: (_, { actor, site }) => listGroups(actor, site),
});
