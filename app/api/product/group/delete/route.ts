import { handle } from '@/lib/platform/http/handle';
import { holdGroup } from '@/lib/product/group/commands';
import { groupDeleteCall } from '@/lib/product/group/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...groupDeleteCall,
  run: ({ id }, { actor }) => holdGroup(actor, id),
});
