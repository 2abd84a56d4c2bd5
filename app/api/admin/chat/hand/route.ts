import { deskHandCall } from '@/lib/chat/support/schema';
import { handRequest } from '@/lib/chat/support/serve';
import { handleStaff } from '@/lib/staff/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...deskHandCall,
  run: ({ id, agentId }, { actor }) => handRequest(actor, id, agentId),
});
