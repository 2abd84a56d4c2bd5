import { handle } from '@/lib/platform/http/handle';
import { listReceived } from '@/lib/quotation/received/queries';
import { quotationReceivedCall } from '@/lib/quotation/received/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...quotationReceivedCall,
  run: (input, { actor, site }) => listReceived(actor, site, input),
});
