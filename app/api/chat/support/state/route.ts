import { supportState } from '@/lib/chat/support/queries';
import { supportStateCall } from '@/lib/chat/support/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...supportStateCall,
  run: (_, { actor, site }) => supportState(actor, site),
});
