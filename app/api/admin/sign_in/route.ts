import { signIn } from '@/lib/account/sign-in/commands';
import { setStaffZone } from '@/lib/account/staff/commands';
import { handleStaff } from '@/lib/staff/handle';
import { staffSignInCall } from '@/lib/staff/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...staffSignInCall,
  run: async ({ timeZone, ...input }, visit) => {
    const entered = await signIn({ kind: 'staff', ...input }, visit);
    if (timeZone) await setStaffZone(entered.id, timeZone);
    return entered;
  },
});
