import { ProductFormSection } from '@/components/product/center/product-form-section';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';
import '@/app/center-product.css';

export const generateMetadata = titled('center.newProduct');

export default async function SupplierProductNew() {
  const actor = await requireSupplier(href('supplierProductNew'));
  const { locale } = await pageLocale();
  return <ProductFormSection actor={actor} locale={locale} product={null} />;
}
