import { handle } from '@/lib/http/handle';
import { listSuggestions } from '@/lib/search/queries';
import { suggestCall } from '@/lib/search/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...suggestCall,
  run: ({ scope, keyword }, { site }) => listSuggestions(site, scope, keyword),
});
