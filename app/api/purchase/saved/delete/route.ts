import { handle } from '@/lib/platform/http/handle';
import { deleteSearch } from '@/lib/purchase/saved/commands';
import { savedDeleteCall } from '@/lib/purchase/saved/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...savedDeleteCall,
  run: ({ id }, { actor }) => deleteSearch(actor, id),
});
