import { startChat } from '@/lib/chat/conversation/commands';
import { chatStartCall } from '@/lib/chat/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...chatStartCall,
  run: (input, { actor }) => startChat(actor, input),
});
