import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { expire } from '@/lib/platform/pagestore/expiry';
import { standing } from '@/lib/standing/queries';
import { refreshCompanies, restateProducts, staleProducts } from './refresh';

/** SQL: companies whose rows differ from their current standing, or whose products differ from what it covers. */
const changed = sql`select coalesce(one.id, s.company_id) as id
    from (select c.id, standing.grade, standing.membership from company c ${standing} where c.status = 'normal') one
      full join (select * from company_search where locale = 'en') s on s.company_id = one.id
    where (s.grade, s.membership) is distinct from (one.grade, one.membership)
  union select p.company_id from product p where p.id in (${staleProducts(sql`true`)}) order by 1`;

const idsOf = async (db: Db, query: typeof changed) => (await rows<{ id: number }>(db, query)).map(({ id }) => id);

const rowsAtOnce = 250;

/** In small batches, so that other queries of the embedded database can run in between. */
async function refreshStanding(db: Db, id: number): Promise<void> {
  while ((await restateProducts(db, [id], rowsAtOnce)) === rowsAtOnce) await setImmediate();
  await transaction((tx) => refreshCompanies(tx, [id]), db);
}

/**
 * Updates the index for expired and new grades and memberships, and expires their pages. Run daily. docs/domain.md,
 * Verification and membership.
 * @returns the companies whose standing changed
 */
export async function refreshStandings(db: Db): Promise<number[]> {
  const companies = await idsOf(db, changed);
  const tags: string[] = [];
  for (const id of companies) {
    await refreshStanding(db, id);
    const products = await idsOf(db, sql`select id from product where company_id = ${id} and listed`);
    tags.push(`company:${id}`, ...products.map((product) => `product:${product}`));
  }
  if (tags.length) await expire([...tags, 'product-list', 'company-list']);
  return companies;
}
