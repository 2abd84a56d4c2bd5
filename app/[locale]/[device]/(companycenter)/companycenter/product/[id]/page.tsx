import { notFound } from 'next/navigation';
import { ProductFormSection } from '@/components/product/center/product-form-section';
import { ProductViewSection } from '@/components/product/center/product-view-section';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { mayDo } from '@/lib/platform/auth/rules';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';
import { getOwnProduct } from '@/lib/product/edit/queries';
import '@/app/center-product.css';

export const generateMetadata = titled('center.product');

export default async function SupplierProductEdit({ params }: { params: Promise<{ id: string }> }) {
  const id = Number((await params).id);
  const actor = await requireSupplier(href('supplierProductEdit', { id }));
  const { locale } = await pageLocale();
  const product = await getOwnProduct(actor, locale, id);
  if (product === null) notFound();
  if (!mayDo(actor.role, 'product')) return <ProductViewSection locale={locale} product={product} />;
  return <ProductFormSection actor={actor} locale={locale} product={product} />;
}
