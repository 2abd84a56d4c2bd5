import { sendMessage } from '@/lib/chat/commands';
import { deskSendCall } from '@/lib/chat/support/schema';
import { handleStaff } from '@/lib/staff/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...deskSendCall,
  run: ({ siteId: _, ...sent }, { actor, site }) => sendMessage(actor, site, sent),
});
