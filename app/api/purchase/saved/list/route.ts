import { handle } from '@/lib/platform/http/handle';
import { listSearches } from '@/lib/purchase/saved/queries';
import { savedListCall } from '@/lib/purchase/saved/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...savedListCall,
  run: (_, { actor, site }) => listSearches(actor, site),
});
