import 'server-only';
import { getTableColumns, type Name, type SQL, sql } from 'drizzle-orm';
import { withoutIndexes } from '@/lib/platform/db/bulk';
import { type Db, rows } from '@/lib/platform/db/client';
import { product } from '@/lib/platform/db/schema/product';
import { transaction } from '@/lib/platform/db/transaction';
import { addBranches } from './branch';

const tables = [
  'product',
  'product_translation',
  'product_category',
  'product_tag',
  'product_media',
  'product_parameter',
];

/** What a variant has of its own; all else is the product's. */
const changed: Readonly<Record<string, SQL>> = {
  id: sql`v.id`,
  company_id: sql`v.company_id`,
  group_id: sql`g.id`,
  model: sql`p.model || '/' || v.copy`,
  price_min: sql`p.price_min + v.copy`,
  price_max: sql`p.price_max + v.copy`,
  quality: sql`p.quality * (0.3 + 0.7 * (hashint4(v.id) & 1023) / 1023.0)`,
  recommend: sql`0`,
  published_at: sql`p.published_at - v.copy * interval '1 hour'`,
};
const stamped = ['created_at', 'updated_at'];
const copied = Object.values(getTableColumns(product)).filter(({ name }) => !stamped.includes(name));
const joined = (list: readonly (SQL | Name)[]): SQL => sql.join([...list], sql`, `);

/**
 * Adds variants of the loaded products, another model number and price each, until there are `total`; no company gets
 * more than its membership shows, so that branches of the largest are added where there are not enough.
 * Written by the database itself, since a hundred thousand products in eight languages are near two million rows.
 */
export async function multiplyProducts(db: Db, total: number): Promise<void> {
  const [count] = await rows<{ n: number; top: number }>(
    db,
    sql`select count(*)::int as n, max(id)::int as top from product`,
  );
  if (!count || count.n === 0 || count.n >= total) return;
  await transaction(async (tx) => {
    await addBranches(tx, total - count.n);
    await tx.execute(sql`create temporary table variant on commit drop as
      select base_id, company_id, copy, ${count.top} + row_number() over (order by copy, company_id, base_id)::int as id
      from (select base.id as base_id, m.company_id, m.room, copy, row_number() over (partition by m.company_id order by copy, base.id) as place
        from maker m join product base on base.company_id = m.base_id
          cross join generate_series(1, ceil(m.room::numeric / m.bases)::int) as copy) one
      where place <= room order by copy, company_id, base_id limit ${total - count.n}::int`);
    await withoutIndexes(tx, tables, async () => {
      await tx.execute(sql`insert into product (${joined(copied.map(({ name }) => sql.identifier(name)))})
        select ${joined(copied.map(({ name }) => changed[name] ?? sql`p.${sql.identifier(name)}`))}
        from variant v join product p on p.id = v.base_id join product_group own on own.id = p.group_id
          join product_group g on g.company_id = v.company_id and g.sort = own.sort order by v.id`);
      await tx.execute(sql`insert into product_translation (product_id, company_id, locale, name, summary, introduction, keywords)
        select v.id, v.company_id, t.locale, replace(t.name, p.model, p.model || '/' || v.copy), t.summary, t.introduction, t.keywords
        from variant v join product p on p.id = v.base_id join product_translation t on t.product_id = v.base_id`);
      await tx.execute(
        sql`insert into product_category select v.id, c.category_id from variant v join product_category c on c.product_id = v.base_id`,
      );
      await tx.execute(
        sql`insert into product_tag select v.id, t.tag_id from variant v join product_tag t on t.product_id = v.base_id`,
      );
      await tx.execute(sql`insert into product_media (product_id, kind, key, sort)
        select v.id, m.kind, m.key, m.sort from variant v join product_media m on m.product_id = v.base_id`);
      await tx.execute(sql`insert into product_parameter (product_id, parameter_id, sort, min, max, option_id, text)
        select v.id, m.parameter_id, m.sort, m.min, m.max, m.option_id, m.text from variant v join product_parameter m on m.product_id = v.base_id`);
    });
    await tx.execute(sql`select setval('product_id_seq'::regclass, (select max(id) from product))`);
  }, db);
}
