import { handRequest } from '@/lib/chat/support/desk/commands';
import { deskHandCall } from '@/lib/chat/support/schema';
import { handleStaff } from '@/lib/staff/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...deskHandCall,
  run: ({ id, agentId }, { actor }) => handRequest(actor, id, agentId),
});
