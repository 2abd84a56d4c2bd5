import { handle } from '@/lib/platform/http/handle';
import { listOwnItems } from '@/lib/showroom/edit/queries';
import { showroomItemListCall } from '@/lib/showroom/edit/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...showroomItemListCall,
  run: (input, { actor }) => listOwnItems(actor, input),
});
