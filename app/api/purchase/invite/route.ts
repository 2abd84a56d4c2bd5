import { handle } from '@/lib/platform/http/handle';
import { purchaseInviteCall } from '@/lib/purchase/call';
import { inviteSuppliers } from '@/lib/purchase/correspondence/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...purchaseInviteCall,
  run: ({ id, companyIds }, { actor }) => inviteSuppliers(actor, id, companyIds),
});
