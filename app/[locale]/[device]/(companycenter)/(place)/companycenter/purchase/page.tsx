import { RequestSection } from '@/components/quotation/centre/request-section';
import { requireSupplier } from '@/lib/auth/gate';
import { current } from '@/lib/i18n/current';
import { titled } from '@/lib/i18n/page-title';
import { href } from '@/lib/routes/address';

export const generateMetadata = titled('centre.purchase');

export default async function SupplierPurchases() {
  const actor = await requireSupplier(href('supplierPurchase'));
  const { locale } = await current();
  return <RequestSection actor={actor} locale={locale} />;
}
