import { zoneCall } from '@/lib/launch/call';
import { setZone } from '@/lib/launch/zone/commands';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...zoneCall,
  run: ({ kind, shown }, { actor }) => setZone(actor, kind, shown),
});
