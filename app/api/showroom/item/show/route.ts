import { handle } from '@/lib/platform/http/handle';
import { showItem } from '@/lib/showroom/edit/list/commands';
import { showroomItemShowCall } from '@/lib/showroom/edit/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...showroomItemShowCall,
  run: (input, { actor }) => showItem(actor, input),
});
