import { handleStaff } from '@/lib/staff/handle';
import { answerCall } from '@/lib/staff/schema';
import { answerUpgrade } from '@/lib/staff/standing/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...answerCall,
  run: (input, { actor }) => answerUpgrade(actor, input),
});
