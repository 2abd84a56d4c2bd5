import { getPurchaserInfo } from '@/lib/account/queries';
import { purchaserInfoCall } from '@/lib/account/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...purchaserInfoCall,
  run: async (_, { actor }) => (actor ? getPurchaserInfo(actor) : null),
});
