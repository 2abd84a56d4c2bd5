import { chatOpenCall } from '@/lib/chat/schema';
import { openChat } from '@/lib/chat/socket';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...chatOpenCall,
  run: (_, { actor }) => openChat(actor),
});
