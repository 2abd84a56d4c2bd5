import 'server-only';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import { expire } from '@/lib/platform/pagestore/expiry';
import { categoryPath } from '@/lib/search/fact';
import { refreshCompanies, refreshProducts } from '@/lib/search/refresh';

/** Whether a company's indexed categories differ from its own plus those of its public products. */
async function hasOtherCategories(db: Db, companyId: number): Promise<boolean> {
  const [found] = await rows<{ other: boolean }>(
    db,
    sql`with recursive ${categoryPath},
      made as (select category_id from company_category where company_id = ${companyId} union select pc.category_id
        from product p join product_search s on s.product_id = p.id and s.locale = 'en' join product_category pc on pc.product_id = p.id
        where p.company_id = ${companyId}),
      all_above as (select coalesce(array_agg(distinct a.id order by a.id), '{}') as ids
        from made join up on up.id = made.category_id cross join unnest(up.above) as a(id))
      select s.category_ids <> all_above.ids as other from company_search s cross join all_above
      where s.company_id = ${companyId} and s.locale = 'en'`,
  );
  return found?.other ?? false;
}

/**
 * Updates the search rows of a company's products, and its own if its products' categories changed.
 * @returns the products whose rows changed, for `expireProducts`
 */
export async function refreshShown(db: Db, companyId: number, ids: readonly number[]): Promise<number[]> {
  const changed = await refreshProducts(db, ids);
  if (await hasOtherCategories(db, companyId)) await refreshCompanies(db, [companyId]);
  return changed;
}

/** Expires cached reads of products and of pages showing them; call after commit. */
export const expireProducts = (companyId: number, ids: readonly number[]): Promise<void> =>
  expire([
    ...ids.map((id) => `product:${id}`),
    ...[`company:${companyId}`, 'product-list', 'company-list', 'launch-list', 'agent-list'],
  ]);
