import { handle } from '@/lib/platform/http/handle';
import { saveItem } from '@/lib/showroom/edit/item/write';
import { showroomItemSaveCall } from '@/lib/showroom/edit/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...showroomItemSaveCall,
  run: (input, { actor }) => saveItem(actor, input),
});
