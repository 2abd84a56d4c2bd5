import { FootprintSection } from '@/components/footprint/footprint-section';
import { requirePurchaser } from '@/lib/auth/gate';
import { titled } from '@/lib/i18n/page-title';
import { href } from '@/lib/routes/address';

export const generateMetadata = titled('footprint.favouritesTitle');

export default async function PurchaserFavourites() {
  const actor = await requirePurchaser(href('purchaserFavourite'));
  return <FootprintSection actor={actor} show="favourites" />;
}
