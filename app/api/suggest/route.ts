import { handle } from '@/lib/platform/http/handle';
import { suggestCall } from '@/lib/search/schema';
import { listSuggestions } from '@/lib/site/search/queries';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...suggestCall,
  run: ({ scope, keyword }, { site }) => listSuggestions(site, scope, keyword),
});
