import { MessageSection } from '@/components/notification/message-section';
import { requirePurchaser } from '@/lib/auth/page';
import { href } from '@/lib/routes/address';
import '@/app/centre-message.css';

export default async function PurchaserMessages() {
  const actor = await requirePurchaser(href('purchaserMessage'));
  return <MessageSection actor={actor} />;
}
