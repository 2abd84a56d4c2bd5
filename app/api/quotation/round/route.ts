import { handle } from '@/lib/http/handle';
import { askBetterOffer } from '@/lib/quotation/answer';
import { quotationRoundCall } from '@/lib/quotation/call';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...quotationRoundCall,
  run: ({ id, until, text }, { actor }) => askBetterOffer(actor, id, { until: new Date(until), text }),
});
