import { signOut } from '@/lib/account/sign-in/commands';
import { handleStaff } from '@/lib/staff/handle';
import { staffSignOutCall } from '@/lib/staff/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...staffSignOutCall,
  run: (_, visit) => signOut('staff', visit),
});
