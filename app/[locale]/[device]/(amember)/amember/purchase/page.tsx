import { PurchaseListSection } from '@/components/purchase/centre/purchase-list-section';
import { requirePurchaser } from '@/lib/platform/auth/gate';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';

export const generateMetadata = titled('purchaseCentre.title');

export default async function PurchaserPurchases() {
  const actor = await requirePurchaser(href('purchaserPurchase'));
  return <PurchaseListSection timeZone={actor.timeZone} />;
}
