import { handle } from '@/lib/platform/http/handle';
import { quotationNoteCall } from '@/lib/quotation/call';
import { saveNote } from '@/lib/quotation/evaluation/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...quotationNoteCall,
  run: ({ id, revision, text }, { actor }) => saveNote(actor, id, { read: revision, text }),
});
