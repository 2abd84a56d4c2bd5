import { handle } from '@/lib/platform/http/handle';
import { countView } from '@/lib/stats/commands';
import { viewCall } from '@/lib/stats/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...viewCall,
  run: ({ kind, id, zone, term }, { headers, site }) => countView(headers, kind, id, { site, zone, term }),
});
