import { handle } from '@/lib/platform/http/handle';
import { listFriendLinks } from '@/lib/reference/queries';
import { friendLinkCall } from '@/lib/reference/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...friendLinkCall,
  run: (_, { site }) => listFriendLinks(site),
});
