import { decideClaim } from '@/lib/purchase/review/commands';
import { handleStaff } from '@/lib/staff/handle';
import { contactClaimCall } from '@/lib/staff/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...contactClaimCall,
  run: ({ id, ...decision }, { actor }) => decideClaim(actor, id, decision),
});
