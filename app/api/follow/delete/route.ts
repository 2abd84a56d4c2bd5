import { deleteFollows } from '@/lib/footprint/follow/commands';
import { followDeleteCall } from '@/lib/footprint/follow/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...followDeleteCall,
  run: async ({ type, ids }, { actor }) => ({ count: await deleteFollows(actor, type, ids) }),
});
