import { listCompanies } from '@/lib/company/queries';
import { companySearchCall } from '@/lib/company/schema';
import { handle } from '@/lib/platform/http/handle';
import { toState } from '@/lib/search/schema';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...companySearchCall,
  run: ({ keyword, ...input }, { site }) => listCompanies(site, { keyword }, toState(input), input.pageSize),
});
