import { handle } from '@/lib/http/handle';
import { withdrawLaunch } from '@/lib/launch/commands';
import { launchWithdrawCall } from '@/lib/launch/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...launchWithdrawCall,
  run: (input, { actor }) => withdrawLaunch(actor, input),
});
