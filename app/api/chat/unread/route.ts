import { countUnread } from '@/lib/chat/queries';
import { chatUnreadCall } from '@/lib/chat/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...chatUnreadCall,
  run: async (_, { actor }) => ({ unread: await countUnread(actor) }),
});
