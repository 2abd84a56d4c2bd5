import { readMessages } from '@/lib/chat/queries';
import { chatReadCall } from '@/lib/chat/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...chatReadCall,
  run: ({ conversationId, ...range }, { actor }) => readMessages(actor, conversationId, range),
});
