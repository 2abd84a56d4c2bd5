import { handle } from '@/lib/http/handle';
import { listNotices } from '@/lib/notification/queries';
import { noticeListCall } from '@/lib/notification/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...noticeListCall,
  run: (input, { actor, site }) => listNotices(actor, site, input),
});
