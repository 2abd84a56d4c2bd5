import { handle } from '@/lib/platform/http/handle';
import { setAlertState } from '@/lib/tender/alert/commands';
import { alertStateCall } from '@/lib/tender/alert/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...alertStateCall,
  run: (input, { actor }) => setAlertState(actor, input),
});
