import { FootprintSection } from '@/components/footprint/footprint-section';
import { requirePurchaser } from '@/lib/auth/gate';
import { titled } from '@/lib/i18n/page-title';
import { href } from '@/lib/routes/address';

export const generateMetadata = titled('footprint.browsingTitle');

export default async function PurchaserLog() {
  const actor = await requirePurchaser(href('purchaserLog'));
  return <FootprintSection actor={actor} show="browsing" />;
}
