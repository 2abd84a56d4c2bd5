import { deskTranslateCall } from '@/lib/chat/support/schema';
import { translateMessage } from '@/lib/chat/translation';
import { handleStaff } from '@/lib/staff/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...deskTranslateCall,
  run: (input, { actor, site }) => translateMessage(actor, site, input),
});
