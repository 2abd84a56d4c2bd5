import { writeDraft } from '@/lib/hall/edit/draft';
import { hallPreviewCall } from '@/lib/hall/edit/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...hallPreviewCall,
  run: async (input, { actor }) => ({ draft: writeDraft(actor, input) }),
});
