import { handle } from '@/lib/platform/http/handle';
import { writeDraft } from '@/lib/showroom/edit/preview-draft';
import { showroomPreviewCall } from '@/lib/showroom/edit/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...showroomPreviewCall,
  run: async (input, { actor }) => ({ draft: writeDraft(actor, input) }),
});
