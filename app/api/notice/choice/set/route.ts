import { handle } from '@/lib/http/handle';
import { setChoice } from '@/lib/notification/choice/commands';
import { noticeChoiceCall } from '@/lib/notification/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...noticeChoiceCall,
  run: (input, { actor }) => setChoice(actor, input),
});
