import { listDesk } from '@/lib/chat/support/desk/queries';
import { deskListCall } from '@/lib/chat/support/schema';
import { handleStaff } from '@/lib/staff/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...deskListCall,
  run: ({ view, locale }, { actor, site }) => listDesk(actor, site, { view, locale }),
});
