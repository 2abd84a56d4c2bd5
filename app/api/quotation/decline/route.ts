import { handle } from '@/lib/http/handle';
import { declineQuotation } from '@/lib/quotation/answer';
import { quotationDeclineCall } from '@/lib/quotation/call';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...quotationDeclineCall,
  run: ({ id, key, reason }, { actor }) => declineQuotation(actor, id, { key, text: reason }),
});
