import { deleteInvitation } from '@/lib/account/invitation/commands';
import { invitationDeleteCall } from '@/lib/account/invitation/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...invitationDeleteCall,
  run: ({ id }, { actor }) => deleteInvitation(actor, id),
});
