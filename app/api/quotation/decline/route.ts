import { handle } from '@/lib/platform/http/handle';
import { quotationDeclineCall } from '@/lib/quotation/call';
import { declineQuotation } from '@/lib/quotation/negotiation/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...quotationDeclineCall,
  run: ({ id, key, reason }, { actor }) => declineQuotation(actor, id, { key, text: reason }),
});
