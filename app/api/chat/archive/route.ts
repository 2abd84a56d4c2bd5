import { archiveConversation } from '@/lib/chat/place/commands';
import { chatArchiveCall } from '@/lib/chat/place/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...chatArchiveCall,
  run: ({ conversationId, upTo }, { actor }) => archiveConversation(actor, conversationId, upTo),
});
