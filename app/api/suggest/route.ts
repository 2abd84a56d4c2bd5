import { db } from '@/lib/db/client';
import { handle } from '@/lib/http/handle';
import { suggestCall } from '@/lib/search/schema';
import { suggest } from '@/lib/search/suggest';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...suggestCall,
  run: ({ scope, keyword }, { site }) => suggest(db(), site, scope, keyword),
});
