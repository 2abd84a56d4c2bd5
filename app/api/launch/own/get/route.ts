import { ownLaunchGetCall } from '@/lib/launch/call';
import { getOwnLaunch } from '@/lib/launch/own';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...ownLaunchGetCall,
  run: ({ id }, { actor, site }) => getOwnLaunch(actor, id, site),
});
