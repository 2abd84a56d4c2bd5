import { muteConversation } from '@/lib/chat/place/commands';
import { chatMuteCall } from '@/lib/chat/place/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...chatMuteCall,
  run: ({ conversationId, muted }, { actor }) => muteConversation(actor, conversationId, muted),
});
