import { handle } from '@/lib/platform/http/handle';
import { sortGroups } from '@/lib/product/group/commands';
import { groupSortCall } from '@/lib/product/group/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...groupSortCall,
  run: ({ ids }, { actor }) => sortGroups(actor, ids),
});
