import { handle } from '@/lib/platform/http/handle';
import { saveBlocks } from '@/lib/showroom/edit/commands';
import { showroomBlockCall } from '@/lib/showroom/edit/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...showroomBlockCall,
  run: ({ blocks, revision }, { actor }) => saveBlocks(actor, blocks, revision),
});
