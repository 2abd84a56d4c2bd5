import { handle } from '@/lib/http/handle';
import { quotationReviseCall } from '@/lib/quotation/call';
import { reviseQuotation } from '@/lib/quotation/commands';
import { getCurrent } from '@/lib/quotation/own/queries';
import { orTellCurrent } from '@/lib/revision/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...quotationReviseCall,
  run: ({ id, revision, quotation }, { actor }) =>
    orTellCurrent(
      () => reviseQuotation(actor, id, revision, quotation),
      () => getCurrent(actor, id),
    ),
});
