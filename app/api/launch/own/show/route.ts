import { launchShowCall } from '@/lib/launch/call';
import { showLaunch } from '@/lib/launch/commands';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...launchShowCall,
  run: (input, { actor }) => showLaunch(actor, input),
});
