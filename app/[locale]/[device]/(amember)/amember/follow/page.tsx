import { FootprintSection } from '@/components/footprint/footprint-section';
import { requirePurchaser } from '@/lib/auth/gate';
import { titled } from '@/lib/i18n/page-title';
import { href } from '@/lib/routes/address';

export const generateMetadata = titled('footprint.followsTitle');

export default async function PurchaserFollows() {
  const actor = await requirePurchaser(href('purchaserFollow'));
  return <FootprintSection actor={actor} show="follows" />;
}
