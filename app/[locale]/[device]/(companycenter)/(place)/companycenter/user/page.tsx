import { redirect } from 'next/navigation';
import { href } from '@/lib/platform/routes/address';

export default function SupplierUser() {
  redirect(href('supplierUserType', { type: 'info' }));
}
