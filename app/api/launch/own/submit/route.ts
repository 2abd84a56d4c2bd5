import { handle } from '@/lib/http/handle';
import { launchSubmitCall } from '@/lib/launch/call';
import { submitLaunch } from '@/lib/launch/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...launchSubmitCall,
  run: (input, { actor }) => submitLaunch(actor, input),
});
