import { launchSubmitCall } from '@/lib/launch/call';
import { submitLaunch } from '@/lib/launch/commands';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...launchSubmitCall,
  run: (input, { actor }) => submitLaunch(actor, input),
});
