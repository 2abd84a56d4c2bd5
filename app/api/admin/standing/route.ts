import { handleStaff } from '@/lib/staff/handle';
import { standingCall } from '@/lib/staff/schema';
import { setStanding } from '@/lib/staff/standing/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...standingCall,
  run: (input, { actor }) => setStanding(actor, input),
});
