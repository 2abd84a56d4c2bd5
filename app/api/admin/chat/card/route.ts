import { readCards } from '@/lib/chat/card/queries';
import { deskCardCall } from '@/lib/chat/support/schema';
import { handleStaff } from '@/lib/staff/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...deskCardCall,
  run: ({ conversationId, cards }, { actor, site }) => readCards({ actor, site, conversationId }, cards),
});
