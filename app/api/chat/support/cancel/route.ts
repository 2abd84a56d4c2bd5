import { cancelSupport } from '@/lib/chat/support/commands';
import { supportState } from '@/lib/chat/support/queries';
import { supportCancelCall } from '@/lib/chat/support/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...supportCancelCall,
  run: async (_, { actor, site }) => {
    await cancelSupport(actor, site);
    return supportState(actor, site);
  },
});
