import { GroupSection } from '@/components/product-center/group-section';
import { requireSupplier } from '@/lib/auth/page';
import { href } from '@/lib/routes/address';
import '@/app/centre-product.css';

export default async function SupplierProductGroups() {
  return <GroupSection actor={await requireSupplier(href('supplierProductGroup'))} />;
}
