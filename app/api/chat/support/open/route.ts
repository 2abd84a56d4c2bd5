import { openSupport } from '@/lib/chat/support/commands';
import { supportOpenCall } from '@/lib/chat/support/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...supportOpenCall,
  run: (_, { actor }) => openSupport(actor),
});
