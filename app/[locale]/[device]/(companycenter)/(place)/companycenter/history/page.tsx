import { redirect } from 'next/navigation';
import { href } from '@/lib/platform/routes/address';

export default function SupplierHistory() {
  redirect(href('supplierHistoryType', { type: 'favourites' }));
}
