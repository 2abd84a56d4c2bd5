import { ownOfferListCall } from '@/lib/agent/call';
import { listOwnOffers } from '@/lib/agent/own';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...ownOfferListCall,
  run: (_, { actor, site }) => listOwnOffers(actor, site),
});
