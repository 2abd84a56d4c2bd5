import { AppError } from '@/lib/platform/errors';
import { handle } from '@/lib/platform/http/handle';
import { quotationOwnGetCall } from '@/lib/quotation/call';
import { getOwnQuotation } from '@/lib/quotation/queries';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...quotationOwnGetCall,
  run: async ({ id }, { actor }) => {
    const found = await getOwnQuotation(actor, id);
    if (!found) throw new AppError('notFound');
    return found;
  },
});
