import { assertStaff } from '@/lib/auth/rules';
import { deskUploadTokenCall } from '@/lib/chat/support/schema';
import { handleStaff } from '@/lib/staff/handle';
import { currentStorage } from '@/lib/storage/settings';
import { requestUpload } from '@/lib/upload/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...deskUploadTokenCall,
  run: (input, { actor }) => {
    assertStaff(actor, 'support');
    return requestUpload(currentStorage(), actor, input);
  },
});
