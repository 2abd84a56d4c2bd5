import { notifyTyping } from '@/lib/chat/commands';
import { chatTypingCall } from '@/lib/chat/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...chatTypingCall,
  run: ({ conversationId }, { actor }) => notifyTyping(actor, conversationId),
});
