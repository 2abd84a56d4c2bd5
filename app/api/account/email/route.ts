import { changeEmail } from '@/lib/account/change/commands';
import { emailCall } from '@/lib/account/change/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...emailCall,
  run: (input, { actor, ...visit }) => changeEmail(actor, input, visit),
});
