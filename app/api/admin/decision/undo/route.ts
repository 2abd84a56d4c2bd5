import { handleStaff } from '@/lib/staff/handle';
import { undoDecision } from '@/lib/staff/hold/commands';
import { undoCall } from '@/lib/staff/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...undoCall,
  run: (input, { actor }) => undoDecision(actor, input),
});
