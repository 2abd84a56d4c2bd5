import { declineApplication } from '@/lib/agent/application/commands';
import { applicationDeclineCall } from '@/lib/agent/application/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...applicationDeclineCall,
  run: ({ id, key, reason }, { actor }) => declineApplication(actor, id, { key, text: reason }),
});
