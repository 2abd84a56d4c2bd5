import { handle } from '@/lib/http/handle';
import { countTry } from '@/lib/limit/count';
import { translateCall } from '@/lib/translate/schema';
import { translateTexts } from '@/lib/translate/service';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...translateCall,
  run: async ({ from, to, texts }, { actor }) => {
    await countTry('translate', String(actor.accountId));
    return (await translateTexts(texts, from, to)).texts;
  },
});
