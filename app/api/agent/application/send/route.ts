import { applyAsAgent } from '@/lib/agent/application/commands';
import { applicationSendCall } from '@/lib/agent/application/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...applicationSendCall,
  run: ({ offerId, application }, { actor }) => applyAsAgent(actor, offerId, application),
});
