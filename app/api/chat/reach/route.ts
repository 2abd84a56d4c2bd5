import { reachMessages } from '@/lib/chat/commands';
import { chatReachCall } from '@/lib/chat/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...chatReachCall,
  run: ({ conversationId, ...wanted }, { actor }) => reachMessages(actor, conversationId, wanted),
});
