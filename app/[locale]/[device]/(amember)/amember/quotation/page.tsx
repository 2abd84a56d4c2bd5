import { ReceivedSection } from '@/components/quotation/received/received-section';
import { requirePurchaser } from '@/lib/auth/gate';
import { titled } from '@/lib/i18n/page-title';
import { href } from '@/lib/routes/address';

export const generateMetadata = titled('purchaseCentre.quotationsTitle');

export default async function PurchaserQuotations() {
  const actor = await requirePurchaser(href('purchaserQuotation'));
  return <ReceivedSection timeZone={actor.timeZone} />;
}
