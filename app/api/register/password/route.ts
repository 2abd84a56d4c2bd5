import { registerPassword } from '@/lib/account/registration/commands';
import { registerPasswordCall } from '@/lib/account/registration/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...registerPasswordCall,
  run: registerPassword,
});
