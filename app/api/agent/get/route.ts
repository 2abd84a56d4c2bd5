import { agentGetCall } from '@/lib/agent/public/call';
import { getOffer } from '@/lib/agent/queries';
import { AppError } from '@/lib/platform/errors';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...agentGetCall,
  run: async ({ id }, { site }) => {
    const offer = await getOffer(site, id);
    if (!offer) throw new AppError('notFound');
    return offer;
  },
});
