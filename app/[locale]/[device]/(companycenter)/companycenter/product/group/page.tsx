import { GroupSection } from '@/components/product-center/group-section';
import { requireSupplier } from '@/lib/auth/page';
import { href } from '@/lib/routes/address';

export default async function SupplierProductGroups() {
  return <GroupSection actor={await requireSupplier(href('supplierProductGroup'))} />;
}
