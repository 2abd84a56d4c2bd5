import { PurchaseListSection } from '@/components/purchase/centre/purchase-list-section';
import { requirePurchaser } from '@/lib/auth/gate';
import { titled } from '@/lib/i18n/page-title';
import { href } from '@/lib/routes/address';

export const generateMetadata = titled('purchaseCentre.title');

export default async function PurchaserPurchases() {
  const actor = await requirePurchaser(href('purchaserPurchase'));
  return <PurchaseListSection timeZone={actor.timeZone} />;
}
