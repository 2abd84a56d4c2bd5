import { handle } from '@/lib/http/handle';
import { ownLaunchListCall } from '@/lib/launch/call';
import { listOwnLaunches } from '@/lib/launch/own';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...ownLaunchListCall,
  run: (_, { actor, site }) => listOwnLaunches(actor, site),
});
