import { changePassword } from '@/lib/account/change/commands';
import { handleStaff } from '@/lib/staff/handle';
import { staffPasswordCall } from '@/lib/staff/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...staffPasswordCall,
  run: ({ current, password }, { actor, ...visit }) => changePassword(actor, { current, password }, visit),
});
