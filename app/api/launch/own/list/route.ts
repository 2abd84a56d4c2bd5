import { handle } from '@/lib/http/handle';
import { listOwnLaunches } from '@/lib/launch/own';
import { ownLaunchListCall } from '@/lib/launch/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...ownLaunchListCall,
  run: (_, { actor, site }) => listOwnLaunches(actor, site),
});
