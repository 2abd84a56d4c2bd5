import { handle } from '@/lib/platform/http/handle';
import { saveAlert } from '@/lib/tender/alert/commands';
import { alertSaveCall } from '@/lib/tender/alert/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...alertSaveCall,
  run: (input, { actor, site }) => saveAlert(actor, site, input),
});
