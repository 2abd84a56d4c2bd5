import { handle } from '@/lib/http/handle';
import { showLaunch } from '@/lib/launch/commands';
import { launchShowCall } from '@/lib/launch/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...launchShowCall,
  run: (input, { actor }) => showLaunch(actor, input),
});
