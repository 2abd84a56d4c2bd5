import { handle } from '@/lib/platform/http/handle';
import { countDial } from '@/lib/stats/commands';
import { dialCall } from '@/lib/stats/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...dialCall,
  run: ({ kind, id }, { headers }) => countDial(headers, kind, id),
});
