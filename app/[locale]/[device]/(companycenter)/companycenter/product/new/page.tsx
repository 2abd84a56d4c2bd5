import { ProductFormSection } from '@/components/product-center/product-form-section';
import { requireSupplier } from '@/lib/auth/page';
import { current } from '@/lib/i18n/current';
import { href } from '@/lib/routes/address';
import '@/app/centre-product.css';

export default async function SupplierProductNew() {
  const actor = await requireSupplier(href('supplierProductNew'));
  const { locale } = await current();
  return <ProductFormSection actor={actor} locale={locale} product={null} />;
}
