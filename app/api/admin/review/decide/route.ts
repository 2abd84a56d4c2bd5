import { handleStaff } from '@/lib/staff/handle';
import { holdReview } from '@/lib/staff/hold/commands';
import { decideCall } from '@/lib/staff/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...decideCall,
  run: (input, { actor }) => holdReview(actor, input),
});
