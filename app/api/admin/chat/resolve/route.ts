import { resolveRequest } from '@/lib/chat/support/desk/commands';
import { deskResolveCall } from '@/lib/chat/support/schema';
import { handleStaff } from '@/lib/staff/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...deskResolveCall,
  run: ({ id }, { actor }) => resolveRequest(actor, id),
});
