import { ProductListSection } from '@/components/product/center/product-list-section';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';
import { productStates } from '@/lib/product/edit/constants';
import '@/app/center-product.css';

export const generateMetadata = titled('center.product');

type Props = { searchParams: Promise<{ state?: string | string[] }> };

export default async function SupplierProducts({ searchParams }: Props) {
  const actor = await requireSupplier(href('supplierProduct'));
  const { state } = await searchParams;
  return <ProductListSection actor={actor} state={productStates.find((one) => one === state) ?? null} />;
}
