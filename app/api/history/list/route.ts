import { listBrowsing } from '@/lib/footprint/queries';
import { historyListCall } from '@/lib/footprint/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...historyListCall,
  run: (input, { actor, site }) => listBrowsing(actor, site, input),
});
