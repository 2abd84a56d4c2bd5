import { bookMeeting } from '@/lib/fair/meeting/commands';
import { fairMeetCall } from '@/lib/fair/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...fairMeetCall,
  run: (input, { actor }) => bookMeeting(actor, input),
});
