import { AppError } from '@/lib/platform/errors';
import { handle } from '@/lib/platform/http/handle';
import { purchaseOwnGetCall } from '@/lib/purchase/own/call';
import { getOwnPurchase } from '@/lib/purchase/own/queries';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...purchaseOwnGetCall,
  run: async ({ id }, { actor }) => {
    const found = await getOwnPurchase(actor, id);
    if (!found) throw new AppError('notFound');
    return found;
  },
});
