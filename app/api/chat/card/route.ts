import { readCards } from '@/lib/chat/card/queries';
import { chatCardCall } from '@/lib/chat/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...chatCardCall,
  run: ({ conversationId, cards }, { actor, site }) => readCards({ actor, site, conversationId }, cards),
});
