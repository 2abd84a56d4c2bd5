import { handle } from '@/lib/platform/http/handle';
import { purchaseSaveCall } from '@/lib/purchase/call';
import { savePurchase } from '@/lib/purchase/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...purchaseSaveCall,
  run: ({ purchase, ...target }, { actor }) => savePurchase(actor, target, purchase),
});
