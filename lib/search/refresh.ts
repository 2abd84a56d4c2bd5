import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import { noteChange } from '@/lib/platform/search/vocabulary/source';
import { refreshProperties } from '@/lib/property/refresh';
import { standing } from '@/lib/standing/queries';
import { collectCompanies, collectProducts, companyColumns, publicProducts } from './fact';
import { facetHash, storedColumns } from './filter';
import { addPopularity } from './popularity';
import { insertRows } from './row';

/**
 * SQL: ids of products of `companies`, a condition on `company_id`, whose presence in the index differs from their
 * visibility.
 */
export const staleProducts = (companies: SQL): SQL =>
  sql`select coalesce(should.id, s.product_id) as id from (${publicProducts(companies)}) should
    full join (select product_id from product_search where locale = 'en' and ${companies}) s on s.product_id = should.id
    where should.id is null or s.product_id is null`;

// Lock: concurrent changes of one company would each see the other's products as they were.
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
  await refreshProperties(db, ids);
}

const idsOf = async (db: Db, query: SQL) => (await rows<{ id: number }>(db, query)).map(({ id }) => id);

/**
 * Updates the index for these products, in the transaction of the command, and for products of the same companies that
 * thereby move into or out of the membership's cap.
 * @returns all products whose rows were written or removed
 */
export async function refreshProducts(db: Db, productIds: readonly number[]): Promise<number[]> {
  if (!productIds.length) return [];
  const owners = sql`(select company_id from product where id in ${productIds})`;
  const companies = sql`company_id in ${owners}`;
  await lock(db, owners);
  const changed = [...new Set([...productIds, ...(await idsOf(db, staleProducts(companies)))])];
  await writeProducts(db, companies, changed);
  return changed;
}

/**
 * Copies the current company columns to its products' rows, without reading texts or visibility, which took a minute
 * for 3,000 products without statistics.
 * @param max rows per call, null for all @returns the number of rows written
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
 * Updates the index for these companies and their products, in the transaction of the command that changed status,
 * standing, country or texts.
 */
export async function refreshCompanies(db: Db, companyIds: readonly number[]): Promise<void> {
  if (!companyIds.length) return;
  const companies = sql`company_id in ${companyIds}`;
  await lock(db, companyIds);
  await writeProducts(db, companies, await idsOf(db, staleProducts(companies)));
  await restateProducts(db, companyIds, null);
  await db.execute(sql`delete from company_search where ${companies}`);
  await collectCompanies(db, sql`c.id in ${companyIds}`);
  await insertRows(db, 'company');
  await addPopularity(db, 'company', companyIds);
  await noteChange(db, 'company', companyIds);
  await db.execute(sql`drop table company_fact`);
}
