import { readFollows } from '@/lib/footprint/follow/commands';
import { followReadCall } from '@/lib/footprint/follow/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...followReadCall,
  run: async ({ ids, until }, { actor }) => ({ count: await readFollows(actor, ids, until) }),
});
