import { handle } from '@/lib/platform/http/handle';
import { purchaseAskCall } from '@/lib/purchase/call';
import { askQuestion } from '@/lib/purchase/correspondence/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...purchaseAskCall,
  run: ({ id, question, notContacts }, { actor }) => askQuestion(actor, id, question, new Date(), notContacts),
});
