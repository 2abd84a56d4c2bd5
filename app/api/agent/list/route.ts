import { agentListCall } from '@/lib/agent/public/call';
import { listOffers } from '@/lib/agent/queries';
import { handle } from '@/lib/platform/http/handle';
import { toState } from '@/lib/search/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...agentListCall,
  run: ({ keyword, ...input }, { site }) =>
    listOffers(site, keyword, toState({ ...input, grade: [], membership: [] }), input.pageSize),
});
