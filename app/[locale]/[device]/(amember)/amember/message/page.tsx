import { MessageSection } from '@/components/notification/message-section';
import { requirePurchaser } from '@/lib/platform/auth/gate';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';

export const generateMetadata = titled('center.message');

export default async function PurchaserMessages() {
  const actor = await requirePurchaser(href('purchaserMessage'));
  return <MessageSection actor={actor} />;
}
