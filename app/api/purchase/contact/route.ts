import { handle } from '@/lib/platform/http/handle';
import { purchaseContactCall } from '@/lib/purchase/call';
import { openContacts } from '@/lib/purchase/correspondence/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...purchaseContactCall,
  run: ({ id, companyId }, { actor }) => openContacts(actor, id, companyId),
});
