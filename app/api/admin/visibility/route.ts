import { handleStaff } from '@/lib/staff/handle';
import { holdVisibility } from '@/lib/staff/hold/commands';
import { visibilityCall } from '@/lib/staff/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...visibilityCall,
  run: (input, { actor, site }) => holdVisibility(actor, input, site),
});
