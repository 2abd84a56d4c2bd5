import { deskUploadTokenCall } from '@/lib/chat/support/schema';
import { assertStaff } from '@/lib/platform/auth/rules';
import { currentStorage } from '@/lib/platform/storage/settings';
import { handleStaff } from '@/lib/staff/handle';
import { requestUpload } from '@/lib/upload/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...deskUploadTokenCall,
  run: (input, { actor }) => {
    assertStaff(actor, 'support');
    return requestUpload(currentStorage(), actor, input);
  },
});
