import { changeName } from '@/lib/account/change/commands';
import { nameCall } from '@/lib/account/change/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...nameCall,
  run: (input, { actor }) => changeName(actor, input),
});
