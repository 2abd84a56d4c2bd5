import { handleStaff } from '@/lib/staff/handle';
import { readReported } from '@/lib/staff/report/message/queries';
import { reportMessagesCall } from '@/lib/staff/report/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...reportMessagesCall,
  run: (input, { actor }) => readReported(actor, input),
});
