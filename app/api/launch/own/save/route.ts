import { handle } from '@/lib/http/handle';
import { launchSaveCall } from '@/lib/launch/call';
import { saveLaunch } from '@/lib/launch/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...launchSaveCall,
  run: (input, { actor }) => saveLaunch(actor, input),
});
