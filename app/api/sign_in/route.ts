import { signIn } from '@/lib/account/sign-in/commands';
import { signInCall } from '@/lib/account/sign-in/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...signInCall,
  run: signIn,
});
