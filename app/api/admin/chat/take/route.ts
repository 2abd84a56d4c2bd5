import { takeRequest } from '@/lib/chat/support/desk/commands';
import { deskTakeCall } from '@/lib/chat/support/schema';
import { handleStaff } from '@/lib/staff/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...deskTakeCall,
  run: ({ id }, { actor }) => takeRequest(actor, id),
});
