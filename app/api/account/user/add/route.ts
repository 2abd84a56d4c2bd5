import { inviteUser } from '@/lib/account/invitation/commands';
import { userAddCall } from '@/lib/account/user/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...userAddCall,
  run: (input, { actor, ...visit }) => inviteUser(actor, input, visit),
});
