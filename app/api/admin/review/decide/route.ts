import { handleStaff } from '@/lib/staff/handle';
import { decide } from '@/lib/staff/review/commands';
import { decideCall } from '@/lib/staff/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...decideCall,
  run: (input, { actor }) => decide(actor, input),
});
