import { deleteNotices } from '@/lib/notification/commands';
import { noticeDeleteCall } from '@/lib/notification/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...noticeDeleteCall,
  run: async ({ ids }, { actor }) => ({ count: await deleteNotices(actor, ids) }),
});
