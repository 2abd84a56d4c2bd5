import { handle } from '@/lib/http/handle';
import { listHotWords } from '@/lib/search/queries';
import { hotWordCall } from '@/lib/search/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...hotWordCall,
  run: ({ scope }, { site }) => listHotWords(site, scope),
});
