import { getConversation } from '@/lib/chat/queries';
import { chatGetCall } from '@/lib/chat/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...chatGetCall,
  run: ({ conversationId }, { actor, site }) => getConversation(actor, site, conversationId),
});
