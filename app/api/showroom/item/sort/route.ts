import { handle } from '@/lib/platform/http/handle';
import { sortItems } from '@/lib/showroom/edit/list/commands';
import { showroomItemSortCall } from '@/lib/showroom/edit/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...showroomItemSortCall,
  run: (input, { actor }) => sortItems(actor, input),
});
