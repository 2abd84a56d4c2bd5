import { handle } from '@/lib/platform/http/handle';
import { parameterSuggestCall } from '@/lib/product/edit/call';
import { suggestParameters } from '@/lib/product/edit/queries';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...parameterSuggestCall,
  run: ({ categories, parameterIds }, { actor, site }) => suggestParameters(actor, site, categories, parameterIds),
});
