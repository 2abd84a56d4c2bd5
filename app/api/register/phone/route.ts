import { registerPhone } from '@/lib/account/registration/commands';
import { registerPhoneCall } from '@/lib/account/registration/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...registerPhoneCall,
  run: registerPhone,
});
