import { MessageSection } from '@/components/notification/message-section';
import { requirePurchaser } from '@/lib/auth/gate';
import { titled } from '@/lib/i18n/page-title';
import { href } from '@/lib/routes/address';

export const generateMetadata = titled('centre.message');

export default async function PurchaserMessages() {
  const actor = await requirePurchaser(href('purchaserMessage'));
  return <MessageSection actor={actor} />;
}
