import { withdrawProfile } from '@/lib/company/profile/commands';
import { profileWithdrawCall } from '@/lib/company/profile/schema';
import { handle } from '@/lib/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...profileWithdrawCall,
  run: ({ revision }, { actor }) => withdrawProfile(actor, revision),
});
