import { resetPassword } from '@/lib/account/reset/commands';
import { resetCall } from '@/lib/account/reset/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...resetCall,
  run: resetPassword,
});
