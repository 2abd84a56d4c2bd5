import { chatStartCall } from '@/lib/chat/schema';
import { startChat } from '@/lib/chat/start';
import { handle } from '@/lib/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...chatStartCall,
  run: (input, { actor }) => startChat(actor, input),
});
