import { handle } from '@/lib/http/handle';
import { launchWithdrawCall } from '@/lib/launch/call';
import { withdrawLaunch } from '@/lib/launch/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...launchWithdrawCall,
  run: (input, { actor }) => withdrawLaunch(actor, input),
});
