import { handle } from '@/lib/platform/http/handle';
import { reportPurchase } from '@/lib/report/commands';
import { purchaseReportCall } from '@/lib/report/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...purchaseReportCall,
  run: (input, { actor }) => reportPurchase(actor, input),
});
