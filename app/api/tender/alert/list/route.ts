import { handle } from '@/lib/platform/http/handle';
import { listAlerts } from '@/lib/tender/alert/queries';
import { alertListCall } from '@/lib/tender/alert/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...alertListCall,
  run: (_, { actor, site }) => listAlerts(actor, site),
});
