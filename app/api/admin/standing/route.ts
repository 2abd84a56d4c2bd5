import { handleStaff } from '@/lib/staff/handle';
import { holdStanding } from '@/lib/staff/hold/commands';
import { standingCall } from '@/lib/staff/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...standingCall,
  run: (input, { actor, site }) => holdStanding(actor, input, site),
});
