import { signIn } from '@/lib/account/sign-in/commands';
import { handleStaff } from '@/lib/staff/handle';
import { staffSignInCall } from '@/lib/staff/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...staffSignInCall,
  run: (input, visit) => signIn({ kind: 'staff', ...input }, visit),
});
