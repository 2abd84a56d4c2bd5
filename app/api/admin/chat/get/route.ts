import { getDeskItem } from '@/lib/chat/support/desk/queries';
import { deskGetCall } from '@/lib/chat/support/schema';
import { handleStaff } from '@/lib/staff/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...deskGetCall,
  run: ({ id }, { actor, site }) => getDeskItem(actor, site, id),
});
