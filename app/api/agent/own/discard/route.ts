import { offerDiscardCall } from '@/lib/agent/call';
import { discardOffer } from '@/lib/agent/commands';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...offerDiscardCall,
  run: (input, { actor }) => discardOffer(actor, input),
});
