import { PurchaserHomeSection } from '@/components/purchaser-home/purchaser-home-section';
import { requirePurchaser } from '@/lib/auth/page';
import { href } from '@/lib/routes/address';
import '@/app/centre-purchaser.css';

export default async function PurchaserHome() {
  const actor = await requirePurchaser(href('purchaserHome'));
  return <PurchaserHomeSection actor={actor} />;
}
