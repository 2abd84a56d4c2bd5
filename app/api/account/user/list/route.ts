import { listUsers } from '@/lib/account/user/queries';
import { userListCall } from '@/lib/account/user/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...userListCall,
  run: (_, { actor }) => listUsers(actor),
});
