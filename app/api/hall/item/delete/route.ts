import { holdItems } from '@/lib/hall/edit/list/commands';
import { hallItemDeleteCall } from '@/lib/hall/edit/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...hallItemDeleteCall,
  run: (input, { actor }) => holdItems(actor, input),
});
