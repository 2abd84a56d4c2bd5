import { handle } from '@/lib/platform/http/handle';
import { hotWordCall } from '@/lib/search/schema';
import { listHotWords } from '@/lib/site/search/queries';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...hotWordCall,
  run: ({ scope }, { site }) => listHotWords(site, scope),
});
