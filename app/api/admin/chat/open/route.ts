import { openDesk } from '@/lib/chat/support/desk/queries';
import { deskOpenCall } from '@/lib/chat/support/schema';
import { handleStaff } from '@/lib/staff/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...deskOpenCall,
  run: (_, { actor }) => openDesk(actor),
});
