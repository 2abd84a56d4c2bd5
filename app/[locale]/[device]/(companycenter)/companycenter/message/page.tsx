import { MessageSection } from '@/components/notification/message-section';
import { requireSupplier } from '@/lib/auth/page';
import { href } from '@/lib/routes/address';
import '@/app/centre-message.css';

export default async function SupplierMessages() {
  const actor = await requireSupplier(href('supplierMessage'));
  return <MessageSection actor={actor} />;
}
