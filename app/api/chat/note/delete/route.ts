import { deleteNote } from '@/lib/chat/note/commands';
import { noteDeleteCall } from '@/lib/chat/note/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...noteDeleteCall,
  run: ({ conversationId, id }, { actor }) => deleteNote(actor, conversationId, id),
});
