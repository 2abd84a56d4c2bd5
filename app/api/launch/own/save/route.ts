import { handle } from '@/lib/http/handle';
import { saveLaunch } from '@/lib/launch/commands';
import { launchSaveCall } from '@/lib/launch/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...launchSaveCall,
  run: (input, { actor }) => saveLaunch(actor, input),
});
