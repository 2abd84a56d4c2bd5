import { handle } from '@/lib/http/handle';
import { discardLaunch } from '@/lib/launch/commands';
import { launchDiscardCall } from '@/lib/launch/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...launchDiscardCall,
  run: (input, { actor }) => discardLaunch(actor, input),
});
