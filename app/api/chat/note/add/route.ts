import { addNote } from '@/lib/chat/note/commands';
import { noteAddCall } from '@/lib/chat/note/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...noteAddCall,
  run: ({ conversationId, text }, { actor }) => addNote(actor, conversationId, text),
});
