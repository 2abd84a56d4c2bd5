import { readSubject } from '@/lib/chat/subject/queries';
import { chatSubjectCall } from '@/lib/chat/subject/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...chatSubjectCall,
  run: ({ conversationId }, { actor, site }) => readSubject({ actor, site }, conversationId),
});
