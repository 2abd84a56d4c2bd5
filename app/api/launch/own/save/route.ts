import { launchSaveCall } from '@/lib/launch/call';
import { saveLaunch } from '@/lib/launch/commands';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...launchSaveCall,
  run: (input, { actor }) => saveLaunch(actor, input),
});
