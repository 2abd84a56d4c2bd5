import { offerSubmitCall } from '@/lib/agent/call';
import { submitOffer } from '@/lib/agent/commands';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...offerSubmitCall,
  run: (input, { actor }) => submitOffer(actor, input),
});
