import { handle } from '@/lib/http/handle';
import { getChoices } from '@/lib/notification/choice/commands';
import { noticeChoicesCall } from '@/lib/notification/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...noticeChoicesCall,
  run: (_, { actor }) => getChoices(actor),
});
