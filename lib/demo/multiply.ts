import { sql } from 'drizzle-orm';
import { withoutIndexes } from '@/lib/db/bulk';
import { type Database, type Executor, rows } from '@/lib/db/client';

const tables = [
  'product',
  'product_translation',
  'product_category',
  'product_tag',
  'product_media',
  'product_parameter',
];

/**
 * Adds variants of the loaded products, another model number and price each, until there are `total`.
 * Written by the database itself, since a hundred thousand products in eight languages are near two million rows.
 */
export async function multiplyProducts(database: Database, total: number): Promise<void> {
  const [count] = await rows<{ n: number; top: number }>(
    database,
    sql`select count(*)::int as n, max(id)::int as top from product`,
  );
  if (!count || count.n === 0 || count.n >= total) return;
  const copies = Math.ceil((total - count.n) / count.n);
  await database.transaction(async (tx) => {
    await tx.execute(sql`create temporary table variant on commit drop as
      select base.id as base_id, ${count.top} + row_number() over (order by copy, base.id)::int as id, copy
      from product base cross join generate_series(1, ${copies}::int) as copy
      order by copy, base.id limit ${total - count.n}::int`);
    await withoutIndexes(tx as unknown as Executor, tables, async () => {
      await tx.execute(sql`insert into product (id, company_id, group_id, status, listed, brand, model, hs_code, origin_code, price_kind, price_min, price_max,
          currency, unit, minimum_order, lead_days_min, lead_days_max, cover, quality, recommend, sort, published_at)
        select v.id, p.company_id, p.group_id, p.status, p.listed, p.brand, p.model || '/' || v.copy, p.hs_code, p.origin_code, p.price_kind,
          p.price_min + v.copy, p.price_max + v.copy, p.currency, p.unit, p.minimum_order, p.lead_days_min, p.lead_days_max, p.cover,
          p.quality * (0.3 + 0.7 * (hashint4(v.id) & 1023) / 1023.0), 0, p.sort, p.published_at - v.copy * interval '1 hour'
        from variant v join product p on p.id = v.base_id order by v.id`);
      await tx.execute(sql`insert into product_translation (product_id, company_id, locale, name, summary, introduction, keywords)
        select v.id, t.company_id, t.locale, replace(t.name, p.model, p.model || '/' || v.copy), t.summary, t.introduction, t.keywords
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
  });
}
