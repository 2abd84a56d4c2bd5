import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import { noteChange } from '@/lib/platform/search/vocabulary/source';
import { standing } from '@/lib/standing/queries';
import { collectCompanies, collectProducts, companyColumns, publicProducts } from './fact';
import { facetHash, storedColumns } from './filter';
import { addPopularity } from './popularity';
import { insertRows } from './row';

/** Ids of products of `companies`, a condition on `company_id`, that have search rows and should not, or the other way round. */
export const misplacedProducts = (companies: SQL): SQL =>
  sql`select coalesce(should.id, s.product_id) as id from (${publicProducts(companies)}) should
    full join (select product_id from product_search where locale = 'en' and ${companies}) s on s.product_id = should.id
    where should.id is null or s.product_id is null`;

// Two changes of one company at once would each reckon with the other's products as they were.
const lock = (db: Db, companies: SQL | readonly number[]) =>
  db.execute(sql`select from company where id in ${companies} order by id for no key update`);

async function writeProducts(db: Db, companies: SQL, ids: readonly number[]): Promise<void> {
  if (!ids.length) return;
  await db.execute(sql`delete from product_search where product_id in ${ids}`);
  await collectProducts(db, companies, sql`p.id in ${ids}`);
  await insertRows(db, 'product');
  await addPopularity(db, 'product', ids);
  await noteChange(db, 'product', ids);
  await db.execute(sql`drop table product_fact`);
}

const idsOf = async (db: Db, query: SQL) => (await rows<{ id: number }>(db, query)).map(({ id }) => id);

/**
 * Brings the rows of some products up to date, in the transaction of the command that changed them, and of those of the
 * same companies that come within the membership's cap by it or fall out of it.
 * @returns all products whose rows were written or taken away
 */
export async function refreshProducts(db: Db, productIds: readonly number[]): Promise<number[]> {
  if (!productIds.length) return [];
  const owners = sql`(select company_id from product where id in ${productIds})`;
  const companies = sql`company_id in ${owners}`;
  await lock(db, owners);
  const changed = [...new Set([...productIds, ...(await idsOf(db, misplacedProducts(companies)))])];
  await writeProducts(db, companies, changed);
  return changed;
}

/**
 * Gives the rows of products what their company is today; their texts need not be read again for it. Whether a product
 * is public is not asked here: of a company that the database has not counted yet, that took a minute for 3,000 products.
 * @param companies ids
 * @param max rows at a time, null for all
 * @returns how many rows were written
 */
export async function restateProducts(db: Db, companies: readonly number[], max: number | null): Promise<number> {
  const written = await rows(
    db,
    sql`with stale as (select s.locale, s.product_id, c.country_code, co.continent, standing.grade, standing.membership,
          ${facetHash('product', { ...storedColumns('s'), ...companyColumns })} as facet
        from product_search s join company c on c.id = s.company_id join country co on co.code = c.country_code ${standing}
        where c.id in ${companies}
          and (s.country_code, s.grade, s.membership) is distinct from (c.country_code, standing.grade, standing.membership)
        limit ${max}::int)
      update product_search s set country_code = stale.country_code, continent = stale.continent, grade = stale.grade,
        membership = stale.membership, facet = stale.facet
      from stale where s.locale = stale.locale and s.product_id = stale.product_id returning s.product_id`,
  );
  return written.length;
}

/**
 * Brings the rows of some companies and of their products up to date, in the transaction of the command that changed
 * the companies' status, standing, country or texts.
 */
export async function refreshCompanies(db: Db, companyIds: readonly number[]): Promise<void> {
  if (!companyIds.length) return;
  const companies = sql`company_id in ${companyIds}`;
  await lock(db, companyIds);
  await writeProducts(db, companies, await idsOf(db, misplacedProducts(companies)));
  await restateProducts(db, companyIds, null);
  await db.execute(sql`delete from company_search where ${companies}`);
  await collectCompanies(db, sql`c.id in ${companyIds}`);
  await insertRows(db, 'company');
  await addPopularity(db, 'company', companyIds);
  await noteChange(db, 'company', companyIds);
  await db.execute(sql`drop table company_fact`);
}
