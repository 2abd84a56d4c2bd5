import { handConversation } from '@/lib/chat/handover/commands';
import { handCall } from '@/lib/chat/handover/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...handCall,
  run: ({ conversationId, from, to }, { actor }) => handConversation(actor, conversationId, { from, to }),
});
