import { declineInvitation } from '@/lib/account/invitation/reply/commands';
import { invitationDeclineCall } from '@/lib/account/invitation/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...invitationDeclineCall,
  run: ({ ticket }, visit) => declineInvitation(ticket, visit),
});
