import { handle } from '@/lib/platform/http/handle';
import { quotationProductCall } from '@/lib/quotation/product/call';
import { searchQuotable } from '@/lib/quotation/product/queries';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...quotationProductCall,
  run: ({ keyword }, { actor, site }) => searchQuotable(actor, site, keyword),
});
