import { offerDeleteCall } from '@/lib/agent/call';
import { holdOffers } from '@/lib/agent/commands';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...offerDeleteCall,
  run: (input, { actor }) => holdOffers(actor, input),
});
