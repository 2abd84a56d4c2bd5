import { PurchaseListSection } from '@/components/purchase/centre/purchase-list-section';
import { requirePurchaser } from '@/lib/auth/page';
import { titled } from '@/lib/i18n/page-title';
import { href } from '@/lib/routes/address';

export const generateMetadata = titled('purchaseCentre.quotationsTitle');

export default async function PurchaserQuotations() {
  const actor = await requirePurchaser(href('purchaserQuotation'));
  return <PurchaseListSection show="quotations" timeZone={actor.timeZone} />;
}
