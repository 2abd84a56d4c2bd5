import { PurchaseListSection } from '@/components/purchase/center/purchase-list-section';
import { requirePurchaser } from '@/lib/platform/auth/gate';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';

export const generateMetadata = titled('purchaseCenter.title');

export default async function PurchaserPurchases() {
  const actor = await requirePurchaser(href('purchaserPurchase'));
  return <PurchaseListSection timeZone={actor.timeZone} />;
}
