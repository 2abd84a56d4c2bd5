import { handleStaff } from '@/lib/staff/handle';
import { holdAnswer } from '@/lib/staff/hold/commands';
import { answerCall } from '@/lib/staff/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...answerCall,
  run: (input, { actor, site }) => holdAnswer(actor, input, site),
});
