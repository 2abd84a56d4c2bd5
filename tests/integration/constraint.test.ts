import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Db, rows } from '@/lib/platform/db/client';
import { demoDatabase } from '../database';

let db: Db;
let one: { id: number; company_id: number; name: string; other: number };
beforeAll(async () => {
  db = await demoDatabase();
  [one] = (await rows<typeof one>(
    db,
    sql`select p.id, p.company_id, t.name, (select min(o.id) from product o where o.company_id = p.company_id and o.id <> p.id) as other
      from product p join product_translation t on t.product_id = p.id and t.locale = 'en' order by p.id limit 1`,
  )) as [typeof one];
}, 240_000);

/** The constraint that a statement violates; the statement is rolled back. */
async function broken(statement: ReturnType<typeof sql>): Promise<string | null> {
  class Undo extends Error {}
  try {
    await db.transaction(async (tx) => {
      await tx.execute(statement);
      throw new Undo();
    });
  } catch (error) {
    if (error instanceof Undo) return null;
    return (error as { cause?: { constraint?: string } }).cause?.constraint ?? String(error);
  }
  return null;
}

describe('the database refuses', () => {
  it.each<[string, () => ReturnType<typeof sql>, string]>([
    [
      'a price of zero',
      () => sql`update product set price_kind = 'fixed', price_min = 0, price_max = null where id = ${one.id}`,
      'product_price',
    ],
    [
      'a range from high to low',
      () => sql`update product set price_kind = 'range', price_min = 500, price_max = 400 where id = ${one.id}`,
      'product_price',
    ],
    [
      'a negotiable price with an amount',
      () => sql`update product set price_kind = 'negotiable', price_min = 5, price_max = null where id = ${one.id}`,
      'product_price',
    ],
    [
      'a fixed price without an amount',
      () => sql`update product set price_kind = 'fixed', price_min = null, price_max = null where id = ${one.id}`,
      'product_price',
    ],
    [
      'a minimum order of none',
      () => sql`update product set minimum_order = 0 where id = ${one.id}`,
      'product_minimum_order',
    ],
    ['a unit that there is not', () => sql`update product set unit = 'bushel' where id = ${one.id}`, 'product_unit'],
    [
      'a listed product that is not normal',
      () => sql`update product set status = 'pending', listed = true where id = ${one.id}`,
      'product_listed',
    ],
    [
      "a company's second product of the same name in other case, width and space",
      () =>
        sql`update product_translation set name = ${`  ${one.name.toUpperCase().replace('-', '－')} `} where product_id = ${one.other} and locale = 'en'`,
      'product_name',
    ],
    [
      "another company's group",
      () =>
        sql`update product set group_id = (select min(id) from product_group where company_id <> ${one.company_id}) where id = ${one.id}`,
      'product_group_of_company',
    ],
    [
      'a parameter with two values',
      () => sql`update product_parameter set min = 1, text = 'x', option_id = null where product_id = ${one.id}`,
      'product_parameter_value',
    ],
    [
      'a translation in a ninth language',
      () => sql`update product_translation set locale = 'it' where product_id = ${one.id} and locale = 'en'`,
      'product_translation_locale',
    ],
    [
      'a rejection without a reason',
      () => sql`update company set status = 'rejected', reject_reason = null where id = ${one.company_id}`,
      'company_rejected',
    ],
    [
      'a grade that nobody gives',
      () => sql`update company set grade = 'S' where id = ${one.company_id}`,
      'company_grade',
    ],
    [
      'a category above itself',
      () => sql`update category set parent_id = id where id = (select min(id) from category)`,
      'category_parent',
    ],
    [
      'an exchange rate of zero',
      () => sql`insert into exchange_rate values ('EUR', 'USD', '2020-01-01', 0, 'test')`,
      'exchange_rate_positive',
    ],
    [
      'a friendly link that is not https',
      () => sql`insert into friend_link (site_id, name, url) values (1, 'x', 'javascript:alert(1)')`,
      'friend_link_url',
    ],
    [
      'a second company with the same registration number in the country',
      () =>
        sql`update company set registration_number = (select lower(registration_number) from company c where c.id <> company.id and c.country_code = company.country_code order by c.id limit 1) where id = (select min(id) from company where country_code = 'CN')`,
      'company_registration',
    ],
  ])('%s', async (_, statement, constraint) => expect(await broken(statement())).toBe(constraint));

  it('nothing valid', async () => {
    expect(
      await broken(sql`update product set price_kind = 'range', price_min = 400, price_max = 500 where id = ${one.id}`),
    ).toBeNull();
  });
});
