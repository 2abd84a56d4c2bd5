import { ProductListSection } from '@/components/product-center/product-list-section';
import { requireSupplier } from '@/lib/auth/page';
import { href } from '@/lib/routes/address';
import '@/app/centre-product.css';

export default async function SupplierProducts() {
  return <ProductListSection actor={await requireSupplier(href('supplierProduct'))} />;
}
