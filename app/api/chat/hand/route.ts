import { handConversation } from '@/lib/chat/hand';
import { handCall } from '@/lib/chat/hand-schema';
import { handle } from '@/lib/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...handCall,
  run: ({ conversationId, from, to }, { actor }) => handConversation(actor, conversationId, { from, to }),
});
