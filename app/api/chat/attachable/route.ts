import { listAttachable } from '@/lib/chat/card/queries';
import { chatAttachableCall } from '@/lib/chat/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...chatAttachableCall,
  run: ({ conversationId, query }, { actor, site }) => listAttachable({ actor, site, conversationId }, query),
});
