import { handle } from '@/lib/platform/http/handle';
import { currentStorage } from '@/lib/platform/storage/settings';
import { getOwnAddress } from '@/lib/upload/queries';
import { uploadAddressCall } from '@/lib/upload/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...uploadAddressCall,
  run: async ({ id }, { actor }) => ({ address: await getOwnAddress(currentStorage(), actor, id) }),
});
