import { sendMessage } from '@/lib/chat/commands';
import { chatSendCall } from '@/lib/chat/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...chatSendCall,
  run: ({ siteId: _, ...sent }, { actor, site }) => sendMessage(actor, site, sent),
});
