import 'server-only';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { productPriceBreak } from '@/lib/platform/db/schema/product';
import { nearest, nearestTranslation } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import { decimalOf } from '@/lib/platform/money/amount';
import { isPublic } from '@/lib/standing/visibility';
import type { QuotableProduct } from './call';

type Row = Omit<QuotableProduct, 'price' | 'priceBreaks'> & { minor: number | string | null };

const like = (keyword: string): string => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;

/** The first public products of the actor's company matching a condition, with the values to copy. */
async function findQuotable(actor: SupplierActor, site: Locale, which: SQL, limit: number): Promise<QuotableProduct[]> {
  const found = await rows<Row>(
    database(),
    sql`select p.id, ${nearest('name')} as name, p.cover, p.model, p.brand, p.origin_code as "originCode", p.currency,
        p.unit, p.price_quantity as "priceQuantity", case when p.price_kind = 'fixed' then p.price_min end as minor,
        p.minimum_order as "minimumOrder", coalesce(p.lead_days_max, p.lead_days_min) as "leadDays"
      from product p ${nearestTranslation('product_translation', 'product_id', sql`p.id`, site)}
      where p.company_id = ${actor.companyId} and ${isPublic}
        and ${which} order by p.sort, p.id limit ${limit}`,
  );
  const ids = found.map(({ id }) => id);
  const breaks =
    ids.length === 0
      ? []
      : await database()
          .select()
          .from(productPriceBreak)
          .where(inArray(productPriceBreak.productId, ids))
          .orderBy(productPriceBreak.quantity);
  return found.map(({ minor, ...product }) => ({
    ...product,
    price: minor === null ? null : decimalOf(Number(minor), product.currency),
    priceBreaks: breaks
      .filter(({ productId }) => productId === product.id)
      .map(({ quantity, price }) => ({ quantity, price: decimalOf(price, product.currency) })),
  }));
}

/**
 * Public products of the actor's company by a part of their name or model.
 * @throws AppError forbidden by role
 */
export async function searchQuotable(
  actor: SupplierActor,
  site: Locale,
  keyword: string,
): Promise<{ items: QuotableProduct[]; more: boolean }> {
  assertMayDo(actor, 'quotation');
  const limit = config.list.company;
  const word = like(keyword);
  const which = sql`(${keyword} = '' or p.model ilike ${word} or exists (select from product_translation any_of
    where any_of.product_id = p.id and any_of.name ilike ${word}))`;
  const found = await findQuotable(actor, site, which, limit + 1);
  return { items: found.slice(0, limit), more: found.length > limit };
}

/**
 * The product that a request is about, if it is public and the actor's company's; else null.
 * @throws AppError forbidden by role
 */
export async function getRequestedProduct(
  actor: SupplierActor,
  site: Locale,
  requestId: number,
): Promise<QuotableProduct | null> {
  assertMayDo(actor, 'quotation');
  const which = sql`p.id = (select product_id from purchase_request where id = ${requestId})`;
  return (await findQuotable(actor, site, which, 1))[0] ?? null;
}
