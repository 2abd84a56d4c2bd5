import { signInByPhone } from '@/lib/account/sign-in/commands';
import { signInPhoneCall } from '@/lib/account/sign-in/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...signInPhoneCall,
  run: signInByPhone,
});
