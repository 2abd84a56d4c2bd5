import { listReceivedApplications } from '@/lib/agent/application/queries';
import { applicationReceivedCall } from '@/lib/agent/application/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...applicationReceivedCall,
  run: (filter, { actor, site }) => listReceivedApplications(actor, site, filter),
});
