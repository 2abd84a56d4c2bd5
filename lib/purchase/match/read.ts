import 'server-only';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/client';
import { product, productCategory, productTranslation } from '@/lib/platform/db/schema/product';
import { category } from '@/lib/platform/db/schema/reference';
import { translated } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import type { RequestRow } from '../lock';
import type { PurchaseText } from '../text';
import { namesGoods, namesOf } from './rules';

/** Why a request matches: a product of the supplier, by model or name, and its category. */
type MatchReason = { product: string; categoryId: number | null };
type MatchedRequest = Pick<RequestRow, 'id' | 'categoryId' | 'productId'>;

/** Number of a company's newest products whose names are matched. */
export const namedProducts = 100;
const isShown = (companyId: number): SQL | undefined =>
  and(eq(product.companyId, companyId), eq(product.status, 'normal'), product.listed);

/** Related categories by rule 36: itself and, within its sector, its ancestors and descendants. */
async function linesOf(ids: readonly number[]): Promise<Map<number, number[]>> {
  const all = await database().select({ id: category.id, parentId: category.parentId }).from(category);
  const parents = new Map(all.map(({ id, parentId }) => [id, parentId]));
  const wayUp = (id: number): number[] => {
    const parent = parents.get(id) ?? null;
    return parent === null ? [] : [id, ...wayUp(parent)];
  };
  const below = (id: number) => all.map((one) => one.id).filter((one) => one !== id && wayUp(one).includes(id));
  return new Map(ids.map((id) => [id, [id, ...wayUp(id).slice(1), ...below(id)]]));
}

/**
 * Why requests match a company's products, by id: the product the buyer started from, else the newest of the same
 * category, else one named in the title.
 */
export async function reasonsOf(
  companyId: number,
  site: Locale,
  requests: readonly MatchedRequest[],
  texts: ReadonlyMap<number, readonly PurchaseText[]>,
): Promise<Map<number, MatchReason>> {
  const reasons = new Map<number, MatchReason>();
  if (requests.length === 0) return reasons;
  const name = translated('product_translation', 'product_id', 'name', sql`${product.id}`, site);
  const called = sql<string>`coalesce(nullif(${product.model}, ''), ${name}, '')`;
  const lines = await linesOf([...new Set(requests.flatMap(({ categoryId }) => categoryId ?? []))]);
  const near = [...new Set([...lines.values()].flat())];
  const inLine = await database()
    .selectDistinctOn([productCategory.categoryId], { categoryId: productCategory.categoryId, called })
    .from(product)
    .innerJoin(productCategory, eq(productCategory.productId, product.id))
    .where(and(isShown(companyId), inArray(productCategory.categoryId, near)))
    .orderBy(productCategory.categoryId, desc(product.publishedAt), desc(product.id));
  const requestedIds = requests.flatMap(({ productId }) => productId ?? []);
  const own = await database()
    .select({ id: product.id, categoryId: sql<number>`min(${productCategory.categoryId})`, called })
    .from(product)
    .innerJoin(productCategory, eq(productCategory.productId, product.id))
    .where(and(eq(product.companyId, companyId), inArray(product.id, requestedIds)))
    .groupBy(product.id);
  for (const { id, categoryId, productId } of requests) {
    const line = lines.get(categoryId ?? 0) ?? [];
    const found =
      own.find((one) => one.id === productId) ??
      line.flatMap((kin) => inLine.find((one) => one.categoryId === kin) ?? [])[0];
    if (found) reasons.set(id, { product: found.called, categoryId: found.categoryId });
  }
  const named = requests.filter(({ id }) => !reasons.has(id));
  if (named.length === 0) return reasons;
  const newest = database()
    .select({ id: product.id, called: called.as('called'), publishedAt: product.publishedAt })
    .from(product)
    .where(isShown(companyId))
    .orderBy(desc(product.publishedAt), desc(product.id))
    .limit(namedProducts)
    .as('newest');
  const names = await database()
    .select({ called: newest.called, name: productTranslation.name })
    .from(newest)
    .innerJoin(productTranslation, eq(productTranslation.productId, newest.id))
    .orderBy(desc(newest.publishedAt), desc(newest.id), productTranslation.locale);
  const offers = names.map((one) => ({ ...one, ...namesOf([one.name]) }));
  for (const { id } of named) {
    const titles = (texts.get(id) ?? []).map(({ title }) => title);
    const found = offers.find((offer) => titles.some((title) => namesGoods(title, offer)));
    if (found) reasons.set(id, { product: found.called, categoryId: null });
  }
  return reasons;
}
