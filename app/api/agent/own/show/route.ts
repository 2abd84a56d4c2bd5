import { offerShowCall } from '@/lib/agent/call';
import { showOffer } from '@/lib/agent/commands';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...offerShowCall,
  run: (input, { actor }) => showOffer(actor, input),
});
