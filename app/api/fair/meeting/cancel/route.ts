import { cancelMeeting } from '@/lib/fair/meeting/commands';
import { fairMeetingCancelCall } from '@/lib/fair/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...fairMeetingCancelCall,
  run: ({ id }, { actor }) => cancelMeeting(actor, id),
});
