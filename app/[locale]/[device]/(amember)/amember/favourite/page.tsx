import { FootprintSection } from '@/components/footprint/footprint-section';
import { requirePurchaser } from '@/lib/auth/page';
import { href } from '@/lib/routes/address';
import '@/app/centre-footprint.css';

export default async function PurchaserFavourites() {
  const actor = await requirePurchaser(href('purchaserFavourite'));
  return <FootprintSection actor={actor} show="favourites" />;
}
