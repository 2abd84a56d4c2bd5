import { handleStaff } from '@/lib/staff/handle';
import { decideSetAside } from '@/lib/staff/job/commands';
import { setAsideCall } from '@/lib/staff/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...setAsideCall,
  run: (input, { actor }) => decideSetAside(actor, input),
});
