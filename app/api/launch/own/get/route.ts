import { handle } from '@/lib/http/handle';
import { getOwnLaunch } from '@/lib/launch/own';
import { ownLaunchGetCall } from '@/lib/launch/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...ownLaunchGetCall,
  run: ({ id }, { actor, site }) => getOwnLaunch(actor, id, site),
});
