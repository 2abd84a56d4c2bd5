import 'server-only';
import { getCompany } from '@/lib/company/queries';
import type { CompanyProfile } from '@/lib/company/types';
import { database } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { getProduct } from '@/lib/product/detail/queries';
import { listOfSupplier, listRelated } from '@/lib/product/queries';
import type { KeyFigures, ProductCard, ProductDetail } from '@/lib/product/types';
import { listKeyFigures } from '@/lib/property/queries';

export type ProductView = {
  product: ProductDetail;
  company: CompanyProfile;
  others: ProductCard[];
  related: ProductCard[];
};

/** A public product; null if there is none. */
export const readProduct = (locale: Locale, id: number): Promise<ProductDetail | null> =>
  cachedRead([`product:${id}`], ['product', locale, id], () => getProduct(locale, id));

/** The key figures of products, for their comparison. */
export const readKeyFigures = (ids: readonly number[]): Promise<KeyFigures> =>
  cachedRead(
    ids.map((id) => `product:${id}`),
    ['key-figures', ...ids],
    async () => Object.fromEntries(await listKeyFigures(database(), ids)),
  );

/** Everything that a product's page shows. */
export async function readProductView(locale: Locale, id: number): Promise<ProductView | null> {
  const product = await readProduct(locale, id);
  if (!product) return null;
  const companyId = product.supplier.id;
  const company = await cachedRead([`company:${companyId}`], ['company', locale, companyId], () =>
    getCompany(locale, companyId),
  );
  if (!company) return null;
  const [others, related] = await cachedRead(
    [`product:${id}`, `company:${companyId}`, 'product-list'],
    ['product-offers', locale, id],
    async () => [await listOfSupplier(locale, id), await listRelated(locale, id)] as const,
  );
  return { product, company, others, related };
}
