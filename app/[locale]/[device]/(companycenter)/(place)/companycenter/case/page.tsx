import { CollectionSection } from '@/components/showroom/center/collection-section';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';
import '@/app/showcase.css';
import '@/app/center-showroom.css';

export const generateMetadata = titled('center.case');

export default async function SupplierCases() {
  const actor = await requireSupplier(href('supplierCase'));
  const { locale } = await pageLocale();
  return <CollectionSection actor={actor} locale={locale} collection="case" />;
}
