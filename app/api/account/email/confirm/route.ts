import { confirmOwnEmail } from '@/lib/account/change/commands';
import { emailConfirmCall } from '@/lib/account/change/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...emailConfirmCall,
  run: (input, { actor, ...visit }) => confirmOwnEmail(actor, input, visit),
});
