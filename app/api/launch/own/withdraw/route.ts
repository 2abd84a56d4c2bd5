import { launchWithdrawCall } from '@/lib/launch/call';
import { withdrawLaunch } from '@/lib/launch/commands';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...launchWithdrawCall,
  run: (input, { actor }) => withdrawLaunch(actor, input),
});
