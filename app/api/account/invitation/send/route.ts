import { resendInvitation } from '@/lib/account/invitation/commands';
import { invitationSendCall } from '@/lib/account/invitation/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...invitationSendCall,
  run: ({ id }, { actor, ...visit }) => resendInvitation(actor, id, visit),
});
