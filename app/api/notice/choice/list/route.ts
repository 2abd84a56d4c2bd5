import { getChoices } from '@/lib/notification/choice/commands';
import { noticeChoicesCall } from '@/lib/notification/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...noticeChoicesCall,
  run: (_, { actor }) => getChoices(actor),
});
