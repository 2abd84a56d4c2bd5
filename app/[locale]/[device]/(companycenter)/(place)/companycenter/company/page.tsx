import { CompanySection } from '@/components/company/centre/company-section';
import { requireSupplier } from '@/lib/auth/gate';
import { current } from '@/lib/i18n/current';
import { titled } from '@/lib/i18n/page-title';
import { href } from '@/lib/routes/address';

export const generateMetadata = titled('centre.companyInfo');

export default async function SupplierCompany() {
  const actor = await requireSupplier(href('supplierCompany'));
  const { locale } = await current();
  return <CompanySection actor={actor} locale={locale} section="basic" />;
}
