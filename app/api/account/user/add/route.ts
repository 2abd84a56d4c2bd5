import { addUser } from '@/lib/account/user/commands';
import { userAddCall } from '@/lib/account/user/schema';
import { handle } from '@/lib/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...userAddCall,
  run: (input, { actor, site }) => addUser(actor, input, site),
});
