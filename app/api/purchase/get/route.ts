import { AppError } from '@/lib/platform/errors';
import { handle } from '@/lib/platform/http/handle';
import { purchaseGetCall } from '@/lib/purchase/call';
import { getPurchase, isRemoved } from '@/lib/purchase/queries';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...purchaseGetCall,
  run: async ({ id }, { site, actor }) => {
    const found = await getPurchase(site, actor, id);
    if (!found) throw new AppError((await isRemoved(id)) ? 'gone' : 'notFound');
    return found;
  },
});
