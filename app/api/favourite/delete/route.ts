import { deleteFavourites } from '@/lib/footprint/commands';
import { favouriteDeleteCall } from '@/lib/footprint/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...favouriteDeleteCall,
  run: async ({ type, ids }, { actor }) => ({ count: await deleteFavourites(actor, type, ids) }),
});
