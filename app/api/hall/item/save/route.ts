import { saveItem } from '@/lib/hall/edit/item/write';
import { hallItemSaveCall } from '@/lib/hall/edit/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...hallItemSaveCall,
  run: (input, { actor }) => saveItem(actor, input),
});
