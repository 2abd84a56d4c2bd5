import { profileWithdrawCall } from '@/lib/company/profile/call';
import { withdrawProfile } from '@/lib/company/profile/commands';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...profileWithdrawCall,
  run: ({ revision }, { actor }) => withdrawProfile(actor, revision),
});
