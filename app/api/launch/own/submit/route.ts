import { handle } from '@/lib/http/handle';
import { submitLaunch } from '@/lib/launch/commands';
import { launchSubmitCall } from '@/lib/launch/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...launchSubmitCall,
  run: (input, { actor }) => submitLaunch(actor, input),
});
