import { handle } from '@/lib/http/handle';
import { readNotices } from '@/lib/notification/commands';
import { noticeReadCall } from '@/lib/notification/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...noticeReadCall,
  run: async ({ ids }, { actor }) => ({ count: await readNotices(actor, ids) }),
});
