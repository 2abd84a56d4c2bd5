import { profileSaveCall } from '@/lib/company/profile/call';
import { saveProfile } from '@/lib/company/profile/commands';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...profileSaveCall,
  run: ({ revision, ...input }, { actor }) => saveProfile(actor, input, revision),
});
