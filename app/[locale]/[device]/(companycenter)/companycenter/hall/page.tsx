import { SetupSection } from '@/components/hall-center/setup-section';
import { requireSupplier } from '@/lib/auth/page';
import { href } from '@/lib/routes/address';

export default async function SupplierHall() {
  return <SetupSection actor={await requireSupplier(href('supplierHall'))} />;
}
