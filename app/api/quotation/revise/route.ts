import { handle } from '@/lib/platform/http/handle';
import { orReportCurrent } from '@/lib/platform/revision/commands';
import { quotationReviseCall } from '@/lib/quotation/call';
import { reviseQuotation } from '@/lib/quotation/commands';
import { getCurrent } from '@/lib/quotation/own/queries';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...quotationReviseCall,
  run: ({ id, revision, quotation }, { actor }) =>
    orReportCurrent(
      () => reviseQuotation(actor, id, revision, quotation),
      () => getCurrent(actor, id),
    ),
});
