import { handle } from '@/lib/http/handle';
import { quotationReviseCall } from '@/lib/quotation/call';
import { reviseQuotation } from '@/lib/quotation/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...quotationReviseCall,
  run: ({ id, revision, quotation }, { actor }) => reviseQuotation(actor, id, revision, quotation),
});
