import { readMessages } from '@/lib/chat/queries';
import { deskReadCall } from '@/lib/chat/support/schema';
import { handleStaff } from '@/lib/staff/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...deskReadCall,
  run: ({ conversationId, ...range }, { actor }) => readMessages(actor, conversationId, range),
});
