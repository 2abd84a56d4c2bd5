import { sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/auth/actor';
import { assertMayDo } from '@/lib/auth/rules';
import { db, rows } from '@/lib/db/client';
import { translated } from '@/lib/db/translation';
import type { Locale } from '@/lib/i18n/site';
import type { ProductGroup } from './schema';

/**
 * The groups of the actor's company in its order.
 * @throws AppError forbidden by role
 */
export async function listGroups(actor: SupplierActor, site: Locale): Promise<ProductGroup[]> {
  assertMayDo(actor, 'product');
  return rows<ProductGroup>(
    db(),
    sql`select g.id, coalesce(${translated('product_group_translation', 'group_id', 'name', sql`g.id`, site)}, '') as name,
        (select coalesce(json_object_agg(t.locale, t.name), '{}') from product_group_translation t where t.group_id = g.id) as names,
        g.on_home as "onHome", (select count(*)::int from product p where p.company_id = g.company_id and p.group_id = g.id) as products
      from product_group g where g.company_id = ${actor.companyId} order by g.sort, g.id`,
  );
}
