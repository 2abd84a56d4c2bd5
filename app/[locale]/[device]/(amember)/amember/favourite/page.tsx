import { FootprintSection } from '@/components/footprint/footprint-section';
import { requirePurchaser } from '@/lib/platform/auth/gate';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';

export const generateMetadata = titled('footprint.favouritesTitle');

export default async function PurchaserFavourites() {
  const actor = await requirePurchaser(href('purchaserFavourite'));
  return <FootprintSection actor={actor} show="favourites" />;
}
