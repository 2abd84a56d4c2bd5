import { handle } from '@/lib/platform/http/handle';
import { currentStorage } from '@/lib/platform/storage/settings';
import { requestUpload } from '@/lib/upload/commands';
import { uploadTokenCall } from '@/lib/upload/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...uploadTokenCall,
  run: (input, { actor }) => requestUpload(currentStorage(), actor, input),
});
