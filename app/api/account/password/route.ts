import { changePassword } from '@/lib/account/change/commands';
import { passwordCall } from '@/lib/account/change/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...passwordCall,
  run: (input, { actor, ...visit }) => changePassword(actor, input, visit),
});
