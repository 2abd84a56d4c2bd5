import { ProductListSection } from '@/components/product-center/product-list-section';
import { requireSupplier } from '@/lib/auth/page';
import { titled } from '@/lib/i18n/page-title';
import { href } from '@/lib/routes/address';
import '@/app/centre-product.css';

export const generateMetadata = titled('centre.product');

export default async function SupplierProducts() {
  return <ProductListSection actor={await requireSupplier(href('supplierProduct'))} />;
}
