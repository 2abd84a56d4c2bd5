import { handle } from '@/lib/platform/http/handle';
import { purchasePublicCall } from '@/lib/purchase/call';
import { makePublic } from '@/lib/purchase/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...purchasePublicCall,
  run: ({ id }, { actor }) => makePublic(actor, id),
});
