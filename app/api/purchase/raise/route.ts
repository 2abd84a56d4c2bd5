import { handle } from '@/lib/platform/http/handle';
import { purchaseRaiseCall } from '@/lib/purchase/call';
import { raiseQuotationMax } from '@/lib/purchase/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...purchaseRaiseCall,
  run: ({ id, max }, { actor }) => raiseQuotationMax(actor, id, max),
});
