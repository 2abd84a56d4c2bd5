import { changePhone } from '@/lib/account/change/commands';
import { phoneCall } from '@/lib/account/change/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...phoneCall,
  run: (input, { actor, ...visit }) => changePhone(actor, input, visit),
});
