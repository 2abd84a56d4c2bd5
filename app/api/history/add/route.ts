import { recordBrowsing } from '@/lib/footprint/commands';
import { historyAddCall } from '@/lib/footprint/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...historyAddCall,
  run: (subject, { actor }) => recordBrowsing(actor, subject),
});
