import { sortItems } from '@/lib/hall/edit/list/commands';
import { hallItemSortCall } from '@/lib/hall/edit/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...hallItemSortCall,
  run: (input, { actor }) => sortItems(actor, input),
});
