import { handle } from '@/lib/http/handle';
import { launchDiscardCall } from '@/lib/launch/call';
import { discardLaunch } from '@/lib/launch/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...launchDiscardCall,
  run: (input, { actor }) => discardLaunch(actor, input),
});
