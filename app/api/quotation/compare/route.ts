import { AppError } from '@/lib/platform/errors';
import { handle } from '@/lib/platform/http/handle';
import { quotationCompareCall } from '@/lib/quotation/comparison/call';
import { compareQuotations } from '@/lib/quotation/queries';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...quotationCompareCall,
  run: async ({ requestId, currency, quantity }, { site, actor }) => {
    const found = await compareQuotations(actor, site, requestId, { currency, quantity });
    if (!found) throw new AppError('notFound');
    return found;
  },
});
