import { readNotices } from '@/lib/notification/commands';
import { noticeReadCall } from '@/lib/notification/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...noticeReadCall,
  run: async ({ ids }, { actor }) => ({ count: await readNotices(actor, ids) }),
});
