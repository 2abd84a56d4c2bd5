import { handle } from '@/lib/platform/http/handle';
import { searchPorts } from '@/lib/port/queries';
import { portSearchCall } from '@/lib/port/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...portSearchCall,
  run: ({ keyword }, { site }) => searchPorts(site, keyword),
});
