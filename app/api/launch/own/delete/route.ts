import { handle } from '@/lib/http/handle';
import { launchDeleteCall } from '@/lib/launch/call';
import { holdLaunches } from '@/lib/launch/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...launchDeleteCall,
  run: (input, { actor }) => holdLaunches(actor, input),
});
