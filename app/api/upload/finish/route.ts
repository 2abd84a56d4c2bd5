import { handle } from '@/lib/platform/http/handle';
import { currentStorage } from '@/lib/platform/storage/settings';
import { finishUpload } from '@/lib/upload/commands';
import { uploadFinishCall } from '@/lib/upload/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...uploadFinishCall,
  run: ({ id }, { actor }) => finishUpload(currentStorage(), actor, id),
});
