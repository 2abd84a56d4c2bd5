import { listFavourites } from '@/lib/footprint/queries';
import { favouriteListCall } from '@/lib/footprint/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...favouriteListCall,
  run: (input, { actor, site }) => listFavourites(actor, site, input),
});
