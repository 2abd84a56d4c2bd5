import { addFavourite } from '@/lib/footprint/commands';
import { favouriteAddCall } from '@/lib/footprint/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...favouriteAddCall,
  run: (subject, { actor }) => addFavourite(actor, subject),
});
