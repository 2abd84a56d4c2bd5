import { handle } from '@/lib/platform/http/handle';
import { holdItems } from '@/lib/showroom/edit/list/commands';
import { showroomItemDeleteCall } from '@/lib/showroom/edit/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...showroomItemDeleteCall,
  run: (input, { actor }) => holdItems(actor, input),
});
