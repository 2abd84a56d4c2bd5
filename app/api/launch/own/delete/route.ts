import { handle } from '@/lib/http/handle';
import { holdLaunches } from '@/lib/launch/commands';
import { launchDeleteCall } from '@/lib/launch/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...launchDeleteCall,
  run: (input, { actor }) => holdLaunches(actor, input),
});
