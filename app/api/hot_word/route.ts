import { db } from '@/lib/db/client';
import { handle } from '@/lib/http/handle';
import { hotWordCall } from '@/lib/search/schema';
import { hotWords } from '@/lib/search/suggest';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...hotWordCall,
  run: ({ scope }, { site }) => hotWords(db(), site, scope),
});
