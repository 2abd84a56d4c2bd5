import { listSessions } from '@/lib/account/queries';
import { sessionListCall } from '@/lib/account/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...sessionListCall,
  run: (_, { actor }) => listSessions(actor),
});
