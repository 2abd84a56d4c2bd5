import { offerWithdrawCall } from '@/lib/agent/call';
import { withdrawOffer } from '@/lib/agent/commands';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...offerWithdrawCall,
  run: (input, { actor }) => withdrawOffer(actor, input),
});
