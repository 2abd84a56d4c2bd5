import { FootprintSection } from '@/components/footprint/footprint-section';
import { requirePurchaser } from '@/lib/auth/page';
import { href } from '@/lib/routes/address';
import '@/app/centre-footprint.css';

export default async function PurchaserLog() {
  const actor = await requirePurchaser(href('purchaserLog'));
  return <FootprintSection actor={actor} show="browsing" />;
}
