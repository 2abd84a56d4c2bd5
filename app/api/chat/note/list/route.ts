import { listNotes } from '@/lib/chat/note/commands';
import { noteListCall } from '@/lib/chat/note/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...noteListCall,
  run: ({ conversationId, before }, { actor }) => listNotes(actor, conversationId, before),
});
