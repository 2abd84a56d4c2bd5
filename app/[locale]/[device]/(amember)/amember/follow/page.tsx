import { FootprintSection } from '@/components/footprint/footprint-section';
import { requirePurchaser } from '@/lib/platform/auth/gate';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';

export const generateMetadata = titled('footprint.followsTitle');

export default async function PurchaserFollows() {
  const actor = await requirePurchaser(href('purchaserFollow'));
  return <FootprintSection actor={actor} show="follows" />;
}
