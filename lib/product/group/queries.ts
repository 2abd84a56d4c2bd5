import 'server-only';
import { sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { type Db, database, rows } from '@/lib/platform/db/client';
import { translated } from '@/lib/platform/db/translation';
import { isNotDeleted } from '@/lib/platform/deletion/queries';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { revisionOf } from '@/lib/platform/revision/queries';
import type { GroupInput, ProductGroup } from './schema';

/**
 * The groups of the actor's company in its order.
 * @throws AppError forbidden by role
 */
export async function listGroups(actor: SupplierActor, site: Locale): Promise<ProductGroup[]> {
  assertMayDo(actor, 'viewProduct');
  return rows<ProductGroup>(
    database(),
    sql`select g.id, coalesce(${translated('product_group_translation', 'group_id', 'name', sql`g.id`, site)}, '') as name,
        (select coalesce(json_object_agg(t.locale, t.name), '{}') from product_group_translation t where t.group_id = g.id) as names,
        g.on_home as "onHome", ${revisionOf('group', sql`g.id`)} as revision, (select count(*)::int from product p where p.company_id = g.company_id and p.group_id = g.id) as products
      from product_group g where g.company_id = ${actor.companyId} and ${isNotDeleted('group', sql`g.id`)} order by g.sort, g.id`,
  );
}

/** A group as form input, without the form's language. @throws AppError notFound */
export async function readGroup(db: Db, id: number): Promise<Omit<GroupInput, 'locale'>> {
  const [found] = await rows<Omit<GroupInput, 'locale'>>(
    db,
    sql`select g.on_home as "onHome", (select coalesce(json_object_agg(t.locale, t.name), '{}')
      from product_group_translation t where t.group_id = g.id) as names from product_group g where g.id = ${id}`,
  );
  if (!found) throw new AppError('notFound');
  return found;
}
