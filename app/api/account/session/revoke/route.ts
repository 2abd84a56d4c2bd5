import { sessionRevokeCall } from '@/lib/account/schema';
import { endSession } from '@/lib/account/session';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...sessionRevokeCall,
  run: ({ id }, { actor }) => endSession(actor, id),
});
