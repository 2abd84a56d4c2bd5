import { listFollows } from '@/lib/footprint/follow/queries';
import { followListCall } from '@/lib/footprint/follow/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...followListCall,
  run: (input, { actor, site }) => listFollows(actor, site, input),
});
