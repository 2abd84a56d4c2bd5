import { MessageSection } from '@/components/notification/message-section';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';

export const generateMetadata = titled('center.message');

export default async function SupplierMessages() {
  const actor = await requireSupplier(href('supplierMessage'));
  return <MessageSection actor={actor} />;
}
