import { currentStorage } from '@/lib/platform/storage/settings';
import { openLicence } from '@/lib/staff/file/commands';
import { handleStaff } from '@/lib/staff/handle';
import { fileCall } from '@/lib/staff/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...fileCall,
  run: (input, { actor }) => openLicence(currentStorage, actor, input),
});
