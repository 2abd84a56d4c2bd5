import { listColleagues } from '@/lib/chat/handover/commands';
import { colleagueListCall } from '@/lib/chat/handover/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...colleagueListCall,
  run: ({ conversationId }, { actor }) => listColleagues(actor, conversationId),
});
