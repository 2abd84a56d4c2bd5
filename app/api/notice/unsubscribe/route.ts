import { stopByToken } from '@/lib/notification/choice/commands';
import { noticeStopCall } from '@/lib/notification/schema';
import { handleOneClick } from '@/lib/platform/http/handle';
import { href } from '@/lib/platform/routes/address';

/** Called by the button of a mail program, or by the page linked in the e-mail. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleOneClick({
  ...noticeStopCall,
  page: href('unsubscribe'),
  run: ({ token }) => stopByToken(token),
});
