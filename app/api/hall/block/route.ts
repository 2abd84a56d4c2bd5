import { saveBlocks } from '@/lib/hall/edit/commands';
import { hallBlockCall } from '@/lib/hall/edit/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...hallBlockCall,
  run: ({ blocks, revision }, { actor }) => saveBlocks(actor, blocks, revision),
});
