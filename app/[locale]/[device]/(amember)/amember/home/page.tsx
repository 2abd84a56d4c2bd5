import { PurchaserHomeSection } from '@/components/site/dashboard/purchaser/purchaser-home-section';
import { requirePurchaser } from '@/lib/platform/auth/gate';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';

export const generateMetadata = titled('center.home');

export default async function PurchaserHome() {
  const actor = await requirePurchaser(href('purchaserHome'));
  return <PurchaserHomeSection actor={actor} />;
}
