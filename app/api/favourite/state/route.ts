import { favouritesAmong } from '@/lib/footprint/queries';
import { favouriteStateCall } from '@/lib/footprint/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...favouriteStateCall,
  run: ({ type, ids }, { actor }) => favouritesAmong(actor, type, ids),
});
