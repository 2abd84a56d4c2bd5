import { listConversations } from '@/lib/chat/queries';
import { chatListCall } from '@/lib/chat/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...chatListCall,
  run: ({ before, mine, archived }, { actor, site }) => listConversations(actor, site, { before, mine, archived }),
});
