import { stopByToken } from '@/lib/notification/choice/commands';
import { noticeStopCall } from '@/lib/notification/schema';
import { handleOneClick } from '@/lib/platform/http/handle';
import { href } from '@/lib/platform/routes/address';

/** By the button of a mail program, or of the page that a link in the e-mail opens. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleOneClick({
  ...noticeStopCall,
  page: href('unsubscribe'),
  run: ({ token }) => stopByToken(token),
});
