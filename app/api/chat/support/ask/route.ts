import { askSupport } from '@/lib/chat/support/commands';
import { supportState } from '@/lib/chat/support/queries';
import { supportAskCall } from '@/lib/chat/support/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...supportAskCall,
  run: async (_, { actor, site }) => {
    await askSupport(actor, site);
    return supportState(actor, site);
  },
});
