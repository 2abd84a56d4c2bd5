import { ProductListSection } from '@/components/product-center/product-list-section';
import { requireSupplier } from '@/lib/auth/page';
import { href } from '@/lib/routes/address';

export default async function SupplierProducts() {
  return <ProductListSection actor={await requireSupplier(href('supplierProduct'))} />;
}
