import { registerProfile } from '@/lib/account/registration/commands';
import { registerProfileCall } from '@/lib/account/registration/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...registerProfileCall,
  run: registerProfile,
});
