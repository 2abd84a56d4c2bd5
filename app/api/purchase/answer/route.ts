import { handle } from '@/lib/platform/http/handle';
import { purchaseAnswerCall } from '@/lib/purchase/call';
import { answerQuestion } from '@/lib/purchase/correspondence/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...purchaseAnswerCall,
  run: ({ id, questionId, answer, notContacts }, { actor }) =>
    answerQuestion(actor, id, questionId, answer, new Date(), notContacts),
});
