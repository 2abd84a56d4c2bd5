import { setChoice } from '@/lib/notification/choice/commands';
import { noticeChoiceCall } from '@/lib/notification/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...noticeChoiceCall,
  run: (input, { actor }) => setChoice(actor, input),
});
