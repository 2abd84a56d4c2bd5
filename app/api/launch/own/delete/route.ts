import { launchDeleteCall } from '@/lib/launch/call';
import { holdLaunches } from '@/lib/launch/commands';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...launchDeleteCall,
  run: (input, { actor }) => holdLaunches(actor, input),
});
