import { acceptApplication } from '@/lib/agent/application/commands';
import { applicationAcceptCall } from '@/lib/agent/application/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...applicationAcceptCall,
  run: (input, { actor }) => acceptApplication(actor, input),
});
