import { handle } from '@/lib/platform/http/handle';
import { quotationWeightsCall } from '@/lib/quotation/call';
import { saveWeights } from '@/lib/quotation/evaluation/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...quotationWeightsCall,
  run: ({ requestId, weights }, { actor }) => saveWeights(actor, requestId, weights),
});
