import { assertStaff } from '@/lib/auth/rules';
import { deskUploadFinishCall } from '@/lib/chat/support/schema';
import { handleStaff } from '@/lib/staff/handle';
import { currentStorage } from '@/lib/storage/settings';
import { finishUpload } from '@/lib/upload/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...deskUploadFinishCall,
  run: ({ id }, { actor }) => {
    assertStaff(actor, 'support');
    return finishUpload(currentStorage(), actor, id);
  },
});
