import { handleStaff } from '@/lib/staff/handle';
import { dismissFailure } from '@/lib/staff/hold/commands';
import { dismissCall } from '@/lib/staff/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...dismissCall,
  run: (input, { actor }) => dismissFailure(actor, input),
});
