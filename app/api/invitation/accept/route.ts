import { acceptInvitation } from '@/lib/account/invitation/reply/commands';
import { invitationAcceptCall } from '@/lib/account/invitation/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...invitationAcceptCall,
  run: acceptInvitation,
});
