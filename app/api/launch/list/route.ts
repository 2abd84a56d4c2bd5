import { launchListCall } from '@/lib/launch/public/call';
import { listLaunches } from '@/lib/launch/queries';
import { handle } from '@/lib/platform/http/handle';
import { toState } from '@/lib/search/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...launchListCall,
  run: (input, { site }) => listLaunches(site, toState({ ...input, grade: [], membership: [] }), input.pageSize),
});
