import { handle } from '@/lib/platform/http/handle';
import { listTags } from '@/lib/reference/queries';
import { tagCall } from '@/lib/reference/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...tagCall,
  run: ({ kind }, { site }) => listTags(site, kind),
});
