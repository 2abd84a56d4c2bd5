import { showItem } from '@/lib/hall/edit/list/commands';
import { hallItemShowCall } from '@/lib/hall/edit/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...hallItemShowCall,
  run: (input, { actor }) => showItem(actor, input),
});
