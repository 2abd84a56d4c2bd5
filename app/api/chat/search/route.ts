import { chatSearchCall } from '@/lib/chat/schema';
import { searchMessages } from '@/lib/chat/search/queries';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...chatSearchCall,
  run: ({ query }, { actor, site }) => searchMessages(actor, site, query),
});
