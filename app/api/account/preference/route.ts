import { changePreference } from '@/lib/account/change/commands';
import { preferenceCall } from '@/lib/account/change/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...preferenceCall,
  run: (input, { actor }) => changePreference(actor, input),
});
