import { handle } from '@/lib/platform/http/handle';
import { orReportCurrent } from '@/lib/platform/revision/commands';
import { quotationSubmitCall } from '@/lib/quotation/call';
import { submitQuotation } from '@/lib/quotation/commands';
import { getCurrent } from '@/lib/quotation/own/queries';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...quotationSubmitCall,
  run: ({ requestId, idempotencyKey, quotation }, { actor }) =>
    orReportCurrent(
      () => submitQuotation(actor, requestId, quotation, new Date(), idempotencyKey),
      ({ id }) => getCurrent(actor, id ?? 0),
    ),
});
