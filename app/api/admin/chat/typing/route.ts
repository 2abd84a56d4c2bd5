import { notifyTyping } from '@/lib/chat/commands';
import { deskTypingCall } from '@/lib/chat/support/schema';
import { handleStaff } from '@/lib/staff/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...deskTypingCall,
  run: ({ conversationId }, { actor }) => notifyTyping(actor, conversationId),
});
