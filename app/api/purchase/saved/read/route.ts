import { handle } from '@/lib/platform/http/handle';
import { readSearch } from '@/lib/purchase/saved/commands';
import { savedReadCall } from '@/lib/purchase/saved/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...savedReadCall,
  run: ({ id }, { actor }) => readSearch(actor, id),
});
