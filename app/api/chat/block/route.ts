import { blockConversation } from '@/lib/chat/commands';
import { chatBlockCall } from '@/lib/chat/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...chatBlockCall,
  run: ({ conversationId, blocked }, { actor }) => blockConversation(actor, conversationId, blocked),
});
