import { handle } from '@/lib/http/handle';
import { launchShowCall } from '@/lib/launch/call';
import { showLaunch } from '@/lib/launch/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...launchShowCall,
  run: (input, { actor }) => showLaunch(actor, input),
});
