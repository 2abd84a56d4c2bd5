import { handle } from '@/lib/platform/http/handle';
import { listTdk } from '@/lib/reference/queries';
import { tdkCall } from '@/lib/reference/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...tdkCall,
  run: (_, { site }) => listTdk(site),
});
