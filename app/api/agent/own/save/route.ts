import { saveOffer } from '@/lib/agent/commands';
import { offerSaveCall } from '@/lib/agent/schema';
import { handle } from '@/lib/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...offerSaveCall,
  run: (input, { actor }) => saveOffer(actor, input),
});
