import { handle } from '@/lib/http/handle';
import { checkUnread } from '@/lib/notification/queries';
import { unreadCall } from '@/lib/notification/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...unreadCall,
  run: (input, { headers }) => checkUnread(input, headers),
});
