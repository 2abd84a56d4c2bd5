import { followsAmong } from '@/lib/footprint/follow/queries';
import { followStateCall } from '@/lib/footprint/follow/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...followStateCall,
  run: ({ type, ids }, { actor }) => followsAmong(actor, type, ids),
});
