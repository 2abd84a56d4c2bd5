import { deskResolveCall } from '@/lib/chat/support/schema';
import { resolveRequest } from '@/lib/chat/support/serve';
import { handleStaff } from '@/lib/staff/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...deskResolveCall,
  run: ({ id }, { actor }) => resolveRequest(actor, id),
});
