import { handle } from '@/lib/platform/http/handle';
import { countTerm } from '@/lib/stats/commands';
import { termCall } from '@/lib/stats/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...termCall,
  run: ({ scope, keyword }, { headers, site }) => countTerm(headers, site, scope, keyword),
});
