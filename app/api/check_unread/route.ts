import { checkUnread } from '@/lib/account/unread/queries';
import { handle } from '@/lib/http/handle';
import { unreadCall } from '@/lib/notification/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...unreadCall,
  run: (input, { headers }) => checkUnread(input, headers),
});
