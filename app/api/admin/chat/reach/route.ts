import { reachMessages } from '@/lib/chat/commands';
import { deskReachCall } from '@/lib/chat/support/schema';
import { handleStaff } from '@/lib/staff/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...deskReachCall,
  run: ({ conversationId, ...progress }, { actor }) => reachMessages(actor, conversationId, progress),
});
