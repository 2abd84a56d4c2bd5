import { profileSubmitCall } from '@/lib/company/profile/call';
import { submitProfile } from '@/lib/company/profile/commands';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...profileSubmitCall,
  run: ({ revision, ...input }, { actor }) => submitProfile(actor, input, revision),
});
