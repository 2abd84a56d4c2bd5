import { handle } from '@/lib/platform/http/handle';
import { quotationToleranceCall } from '@/lib/quotation/tolerance/call';
import { saveTolerance } from '@/lib/quotation/tolerance/commands';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...quotationToleranceCall,
  run: ({ id, deviation }, { actor }) => saveTolerance(actor, id, deviation),
});
