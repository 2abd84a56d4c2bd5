import { listCompanies } from '@/lib/company/queries';
import { companyListCall } from '@/lib/company/schema';
import { handle } from '@/lib/platform/http/handle';
import { toState } from '@/lib/search/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...companyListCall,
  run: (input, { site }) => listCompanies(site, {}, toState(input), input.pageSize),
});
