import { ReceivedSection } from '@/components/quotation/received/received-section';
import { requirePurchaser } from '@/lib/platform/auth/gate';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';

export const generateMetadata = titled('purchaseCenter.quotationsTitle');

export default async function PurchaserQuotations() {
  const actor = await requirePurchaser(href('purchaserQuotation'));
  return <ReceivedSection timeZone={actor.timeZone} />;
}
