import { PurchaserHomeSection } from '@/components/dashboard/purchaser/purchaser-home-section';
import { requirePurchaser } from '@/lib/auth/gate';
import { titled } from '@/lib/i18n/page-title';
import { href } from '@/lib/routes/address';

export const generateMetadata = titled('centre.home');

export default async function PurchaserHome() {
  const actor = await requirePurchaser(href('purchaserHome'));
  return <PurchaserHomeSection actor={actor} />;
}
