import { handle } from '@/lib/platform/http/handle';
import { quotationOwnListCall } from '@/lib/quotation/call';
import { listOwnQuotations } from '@/lib/quotation/queries';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...quotationOwnListCall,
  run: (input, { actor, site }) => listOwnQuotations(actor, site, input),
});
