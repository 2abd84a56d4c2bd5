import { handle } from '@/lib/platform/http/handle';
import { quotationWithdrawCall } from '@/lib/quotation/call';
import { withdrawQuotation } from '@/lib/quotation/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...quotationWithdrawCall,
  run: ({ id }, { actor }) => withdrawQuotation(actor, id),
});
