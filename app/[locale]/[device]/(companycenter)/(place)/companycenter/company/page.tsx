import { CompanySection } from '@/components/company/center/company-section';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';

export const generateMetadata = titled('center.companyInfo');

export default async function SupplierCompany() {
  const actor = await requireSupplier(href('supplierCompany'));
  const { locale } = await pageLocale();
  return <CompanySection actor={actor} locale={locale} section="basic" />;
}
