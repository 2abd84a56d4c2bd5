import { handle } from '@/lib/platform/http/handle';
import { listCountries } from '@/lib/reference/queries';
import { countryCall } from '@/lib/reference/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...countryCall,
  run: (_, { site }) => listCountries(site),
});
