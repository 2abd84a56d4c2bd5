import { handleStaff } from '@/lib/staff/handle';
import { turn } from '@/lib/staff/review/commands';
import { turnCall } from '@/lib/staff/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...turnCall,
  run: (input, { actor }) => turn(actor, input),
});
