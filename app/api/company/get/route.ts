import { getCompany } from '@/lib/company/queries';
import { companyGetCall } from '@/lib/company/schema';
import { AppError } from '@/lib/platform/errors';
import { handle } from '@/lib/platform/http/handle';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handle({
  ...companyGetCall,
  run: async ({ id }, { site }) => {
    const company = await getCompany(site, id);
    if (!company) throw new AppError('notFound');
    return company;
  },
});
