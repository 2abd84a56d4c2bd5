import { handle } from '@/lib/platform/http/handle';
import { countTry } from '@/lib/platform/limit/count';
import { translateCall } from '@/lib/platform/translate/schema';
import { translateTexts } from '@/lib/platform/translate/service';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...translateCall,
  run: async ({ from, to, texts }, { actor }) => {
    await countTry('translate', String(actor.accountId));
    return (await translateTexts(texts, from, to)).texts;
  },
});
