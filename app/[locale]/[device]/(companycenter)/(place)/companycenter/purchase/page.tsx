import { RequestSection } from '@/components/quotation/center/request-section';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';

export const generateMetadata = titled('center.purchase');

export default async function SupplierPurchases() {
  const actor = await requireSupplier(href('supplierPurchase'));
  const { locale } = await pageLocale();
  return <RequestSection actor={actor} locale={locale} />;
}
