import { decideHotWord } from '@/lib/search/hot-word/commands';
import { handleStaff } from '@/lib/staff/handle';
import { wordCall } from '@/lib/staff/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handleStaff({
  ...wordCall,
  run: ({ decision, ...word }, { actor }) => decideHotWord(actor, word, decision),
});
