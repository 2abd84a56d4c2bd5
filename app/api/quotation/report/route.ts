import { handle } from '@/lib/platform/http/handle';
import { reportQuotation } from '@/lib/report/commands';
import { quotationReportCall } from '@/lib/report/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...quotationReportCall,
  run: (input, { actor }) => reportQuotation(actor, input),
});
