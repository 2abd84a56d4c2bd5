import { listNotices } from '@/lib/notification/queries';
import { noticeListCall } from '@/lib/notification/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...noticeListCall,
  run: (input, { actor, site }) => listNotices(actor, site, input),
});
