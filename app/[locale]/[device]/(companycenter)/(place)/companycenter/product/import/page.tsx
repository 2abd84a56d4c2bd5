import { ImportSection } from '@/components/product/import/import-section';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';
import '@/app/center-product.css';

export const generateMetadata = titled('productCenter.import');

export default async function SupplierProductImport() {
  const actor = await requireSupplier(href('supplierProductImport'));
  const { locale } = await pageLocale();
  return <ImportSection actor={actor} locale={locale} />;
}
