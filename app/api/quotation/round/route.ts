import { handle } from '@/lib/platform/http/handle';
import { quotationRoundCall } from '@/lib/quotation/call';
import { askBetterOffer } from '@/lib/quotation/negotiation/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...quotationRoundCall,
  run: ({ id, until, text }, { actor }) => askBetterOffer(actor, id, { until: new Date(until), text }),
});
