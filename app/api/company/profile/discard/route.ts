import { profileDiscardCall } from '@/lib/company/profile/call';
import { discardProfile } from '@/lib/company/profile/commands';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...profileDiscardCall,
  run: ({ revision }, { actor }) => discardProfile(actor, revision),
});
