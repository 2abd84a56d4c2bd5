import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { config } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import { productCap, standing } from '@/lib/standing/queries';

/** Copies the rows of `table` that a company owns to its branches, with the columns of `change` set anew. */
const copy = (db: Db, table: string, change: Record<string, SQL>) => {
  const set = sql.join(
    Object.entries(change).map(([column, value]) => sql`${column}::text, ${value}`),
    sql`, `,
  );
  const owner = table === 'company' ? sql`t.id` : sql`t.company_id`;
  return db.execute(sql`insert into ${sql.identifier(table)} select row.* from branch b join ${sql.identifier(table)} t on ${owner} = b.base_id
    cross join lateral jsonb_populate_record(t, jsonb_build_object(${set})) row`);
};

/** Adds branches of the companies that may show the most products, without showroom content, and their product groups. */
async function copyCompanies(db: Db, count: number): Promise<void> {
  const largest = config.memberships.at(-1);
  await db.execute(sql`create temporary table branch on commit drop as
    with base as (select c.id from company c ${standing} where standing.membership = ${largest})
    select base.id as base_id, (select max(id) from company) + row_number() over (order by copy, base.id)::int as id, copy + 1 as number
    from base cross join generate_series(1, ${count}::int) as copy order by copy, base.id limit ${count}::int`);
  const companyId = { company_id: sql`b.id` };
  const id = (table: string) => ({ ...companyId, id: sql`nextval(${`${table}_id_seq`}::regclass)` });
  await copy(db, 'company', { id: sql`b.id`, registration_number: sql`t.registration_number || '/' || b.number` });
  await copy(db, 'company_translation', { ...companyId, name: sql`t.name || ' ' || b.number` });
  for (const table of ['company_tag', 'company_category', 'showroom_block']) await copy(db, table, companyId);
  for (const table of ['company_verification', 'product_group']) await copy(db, table, id(table));
  await db.execute(sql`insert into product_group_translation (group_id, locale, name)
    select g.id, t.locale, t.name from branch b join product_group own on own.company_id = b.base_id
      join product_group g on g.company_id = b.id and g.sort = own.sort join product_group_translation t on t.group_id = own.id`);
  await db.execute(sql`select setval('company_id_seq'::regclass, (select max(id) from company))`);
}

/**
 * Makes the temporary table `maker`: each company with the one whose `bases` products it varies and the `room` it has for
 * more within its membership's cap, with as many new branches as `needed` products take.
 */
export async function addBranches(db: Db, needed: number): Promise<void> {
  await db.execute(sql`create temporary table maker on commit drop as
    select c.id as company_id, c.id as base_id, own.n as bases, greatest(0, ${productCap} - own.n) as room
    from company c join (select company_id, count(*)::int as n from product group by 1) own on own.company_id = c.id ${standing}`);
  const [found] = await rows<{ room: number }>(db, sql`select coalesce(sum(room), 0)::int as room from maker`);
  const largest = Math.max(...Object.values(config.caps.product));
  const missing = Math.ceil((needed - (found?.room ?? 0)) / largest);
  if (missing <= 0) return;
  await copyCompanies(db, missing);
  await db.execute(
    sql`insert into maker select b.id, b.base_id, m.bases, ${largest}::int from branch b join maker m on m.company_id = b.base_id`,
  );
}
