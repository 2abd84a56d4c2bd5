import { handle } from '@/lib/platform/http/handle';
import { quotationAcceptCall } from '@/lib/quotation/call';
import { acceptQuotation } from '@/lib/quotation/outcome/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...quotationAcceptCall,
  run: ({ id, version }, { actor }) => acceptQuotation(actor, id, new Date(), version),
});
