import { offerSaveCall } from '@/lib/agent/call';
import { saveOffer } from '@/lib/agent/commands';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...offerSaveCall,
  run: (input, { actor }) => saveOffer(actor, input),
});
