import { listOwnItems } from '@/lib/hall/edit/queries';
import { hallItemListCall } from '@/lib/hall/edit/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...hallItemListCall,
  run: (input, { actor }) => listOwnItems(actor, input),
});
