import { rateSupport } from '@/lib/chat/support/commands';
import { supportState } from '@/lib/chat/support/queries';
import { supportRateCall } from '@/lib/chat/support/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...supportRateCall,
  run: async ({ siteId: _, ...rating }, { actor, site }) => {
    await rateSupport(actor, rating);
    return supportState(actor, site);
  },
});
