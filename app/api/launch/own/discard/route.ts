import { launchDiscardCall } from '@/lib/launch/call';
import { discardLaunch } from '@/lib/launch/commands';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...launchDiscardCall,
  run: (input, { actor }) => discardLaunch(actor, input),
});
