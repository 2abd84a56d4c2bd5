import { handleStaff } from '@/lib/staff/handle';
import { holdTurn } from '@/lib/staff/hold/commands';
import { turnCall } from '@/lib/staff/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...turnCall,
  run: (input, { actor, site }) => holdTurn(actor, input, site),
});
