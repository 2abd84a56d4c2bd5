import { saveProfile } from '@/lib/company/profile/commands';
import { profileSaveCall } from '@/lib/company/profile/schema';
import { handle } from '@/lib/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...profileSaveCall,
  run: ({ revision, ...input }, { actor }) => saveProfile(actor, input, revision),
});
