import { deleteUser } from '@/lib/account/user/commands';
import { userDeleteCall } from '@/lib/account/user/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...userDeleteCall,
  run: (input, { actor }) => deleteUser(actor, input),
});
