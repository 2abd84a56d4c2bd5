import { decimalOf } from '@/lib/money/amount';
import 'server-only';
import { inArray, sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/auth/actor';
import { assertMayDo } from '@/lib/auth/rules';
import { config } from '@/lib/config';
import { db, rows } from '@/lib/db/client';
import { productPriceBreak } from '@/lib/db/schema/product';
import { nearest, nearestTranslation } from '@/lib/db/translation';
import type { Locale } from '@/lib/i18n/site';
import { isPublic } from '@/lib/standing/product';
import type { QuotableProduct } from './call';

type Row = Omit<QuotableProduct, 'price' | 'priceBreaks'> & { minor: number | string | null };

const like = (keyword: string): string => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Public products of the actor's company by a part of their name or model, with what a quotation takes over.
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
  const found = await rows<Row>(
    db(),
    sql`select p.id, ${nearest('name')} as name, p.cover, p.model, p.brand, p.origin_code as "originCode", p.currency,
        p.unit, p.price_quantity as "priceQuantity", case when p.price_kind = 'fixed' then p.price_min end as minor,
        p.minimum_order as "minimumOrder", coalesce(p.lead_days_max, p.lead_days_min) as "leadDays"
      from product p ${nearestTranslation('product_translation', 'product_id', sql`p.id`, site)}
      where p.company_id = ${actor.companyId} and ${isPublic}
        and (${keyword} = '' or p.model ilike ${word} or exists (select from product_translation any_of
          where any_of.product_id = p.id and any_of.name ilike ${word}))
      order by p.sort, p.id limit ${limit + 1}`,
  );
  const shown = found.slice(0, limit);
  const ids = shown.map(({ id }) => id);
  const breaks =
    ids.length === 0
      ? []
      : await db()
          .select()
          .from(productPriceBreak)
          .where(inArray(productPriceBreak.productId, ids))
          .orderBy(productPriceBreak.quantity);
  const items = shown.map(({ minor, ...product }) => ({
    ...product,
    price: minor === null ? null : decimalOf(Number(minor), product.currency),
    priceBreaks: breaks
      .filter(({ productId }) => productId === product.id)
      .map(({ quantity, price }) => ({ quantity, price: decimalOf(price, product.currency) })),
  }));
  return { items, more: found.length > limit };
}
