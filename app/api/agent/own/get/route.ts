import { ownOfferGetCall } from '@/lib/agent/call';
import { getOwnOffer } from '@/lib/agent/own';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...ownOfferGetCall,
  run: ({ id }, { actor, site }) => getOwnOffer(actor, id, site),
});
