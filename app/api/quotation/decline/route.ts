import { handle } from '@/lib/http/handle';
import { quotationDeclineCall } from '@/lib/quotation/call';
import { declineQuotation } from '@/lib/quotation/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...quotationDeclineCall,
  run: ({ id, reason }, { actor }) => declineQuotation(actor, id, reason),
});
