import { addFollow } from '@/lib/footprint/follow/commands';
import { followAddCall } from '@/lib/footprint/follow/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...followAddCall,
  run: (input, { actor }) => addFollow(actor, input),
});
