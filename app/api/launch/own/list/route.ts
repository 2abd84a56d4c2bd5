import { ownLaunchListCall } from '@/lib/launch/call';
import { listOwnLaunches } from '@/lib/launch/own';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...ownLaunchListCall,
  run: (_, { actor, site }) => listOwnLaunches(actor, site),
});
