import { getOwnFair } from '@/lib/fair/own';
import { fairOwnCall } from '@/lib/fair/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...fairOwnCall,
  run: (_, { actor, site }) => getOwnFair(actor, site),
});
