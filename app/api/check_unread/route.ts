import { checkUnread } from '@/lib/account/unread/queries';
import { unreadCall } from '@/lib/notification/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...unreadCall,
  run: (input, { headers }) => checkUnread(input, headers),
});
