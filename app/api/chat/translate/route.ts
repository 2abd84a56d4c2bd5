import { chatTranslateCall } from '@/lib/chat/schema';
import { translateMessage } from '@/lib/chat/translation';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...chatTranslateCall,
  run: (input, { actor, site }) => translateMessage(actor, site, input),
});
