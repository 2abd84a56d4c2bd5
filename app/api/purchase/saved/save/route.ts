import { handle } from '@/lib/platform/http/handle';
import { saveSearch } from '@/lib/purchase/saved/commands';
import { savedSaveCall } from '@/lib/purchase/saved/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...savedSaveCall,
  run: (input, { actor }) => saveSearch(actor, input),
});
