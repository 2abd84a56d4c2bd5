import { updateUser } from '@/lib/account/user/commands';
import { userUpdateCall } from '@/lib/account/user/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...userUpdateCall,
  run: (input, { actor }) => updateUser(actor, input),
});
