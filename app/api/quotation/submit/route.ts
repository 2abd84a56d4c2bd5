import { handle } from '@/lib/http/handle';
import { quotationSubmitCall } from '@/lib/quotation/call';
import { submitQuotation } from '@/lib/quotation/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...quotationSubmitCall,
  run: ({ requestId, quotation }, { actor }) => submitQuotation(actor, requestId, quotation),
});
