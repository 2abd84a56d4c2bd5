import { handle } from '@/lib/platform/http/handle';
import { makeGroups } from '@/lib/product/sheet/group/commands';
import { importGroupCall } from '@/lib/product/sheet/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...importGroupCall,
  run: ({ id }, { actor }) => makeGroups(actor, id),
});
