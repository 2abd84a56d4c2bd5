import { listOwnApplications } from '@/lib/agent/application/queries';
import { applicationListCall } from '@/lib/agent/application/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...applicationListCall,
  run: (filter, { actor, site }) => listOwnApplications(actor, site, filter),
});
