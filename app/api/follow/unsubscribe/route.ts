import { unsubscribe } from '@/lib/footprint/follow/commands';
import { unsubscribeCall } from '@/lib/footprint/follow/schema';
import { handleOneClick } from '@/lib/platform/http/handle';
import { href } from '@/lib/platform/routes/address';

/** Called by the button of a mail program, or by the page linked in the e-mail. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleOneClick({
  ...unsubscribeCall,
  page: href('unsubscribe'),
  run: ({ token }) => unsubscribe(token),
});
