import { deskUploadFinishCall } from '@/lib/chat/support/schema';
import { assertStaff } from '@/lib/platform/auth/rules';
import { currentStorage } from '@/lib/platform/storage/settings';
import { handleStaff } from '@/lib/staff/handle';
import { finishUpload } from '@/lib/upload/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...deskUploadFinishCall,
  run: ({ id }, { actor }) => {
    assertStaff(actor, 'support');
    return finishUpload(currentStorage(), actor, id);
  },
});
