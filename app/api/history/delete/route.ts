import { deleteBrowsing } from '@/lib/footprint/commands';
import { historyDeleteCall } from '@/lib/footprint/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...historyDeleteCall,
  run: async ({ ids }, { actor }) => ({ count: await deleteBrowsing(actor, ids) }),
});
