import { handle } from '@/lib/http/handle';
import { deleteLaunches } from '@/lib/launch/commands';
import { launchDeleteCall } from '@/lib/launch/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...launchDeleteCall,
  run: (input, { actor }) => deleteLaunches(actor, input),
});
