import { requestUpgrade } from '@/lib/company/upgrade/commands';
import { upgradeRequestCall } from '@/lib/company/upgrade/schema';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...upgradeRequestCall,
  run: (input, { actor }) => requestUpgrade(actor, input),
});
