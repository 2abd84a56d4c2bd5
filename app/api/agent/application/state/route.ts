import { getApplicationState } from '@/lib/agent/application/queries';
import { applicationStateCall } from '@/lib/agent/application/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...applicationStateCall,
  run: ({ offerId }, { actor }) => getApplicationState(actor, offerId),
});
