import { sql } from 'drizzle-orm';
import type { StaffActor, SupplierActor } from '@/lib/auth/actor';
import { db, rows } from '@/lib/db/client';
import type { AppError } from '@/lib/errors';
import { type ProductInput, productFields } from '@/lib/product/edit/schema';
import { Browser } from './browser-double';

const one = async <T>(query: ReturnType<typeof sql>): Promise<T> => (await rows<T>(db(), query))[0] as T;

/** A registered supplier whose company is public, with a browser that is signed in. */
export async function makeSupplier(username: string): Promise<{ browser: Browser; actor: SupplierActor }> {
  const browser = new Browser();
  await browser.register('supplier', username);
  const { id, companyId } = await one<{ id: number; companyId: number }>(
    sql`select id, company_id as "companyId" from account where username = ${username}`,
  );
  await db().execute(sql`update company set status = 'normal', published_at = now() where id = ${companyId}`);
  const actor = { kind: 'supplier', accountId: id, companyId, role: 'owner', locale: 'en' };
  return { browser, actor: actor as unknown as SupplierActor };
}

/** A member of the staff who reviews. */
export async function makeReviewer(username: string): Promise<StaffActor> {
  const { id } = await one<{ id: number }>(sql`insert into account (kind, username, name, locale)
    values ('staff', ${username}, 'Rui Probe', 'en') returning id`);
  return { kind: 'staff', accountId: id, roles: ['reviewer'] } as unknown as StaffActor;
}

/** Removes companies with all that is theirs. */
export async function forgetCompanies(...actors: SupplierActor[]): Promise<void> {
  for (const { companyId } of actors) await db().execute(sql`delete from company where id = ${companyId}`);
}

/** What a product can refer to in the demo catalogue. */
export async function findReferences() {
  return one<{ category: number; sector: number; tag: number; number: number; option: number; chosen: number }>(
    sql`select (select min(id) from category where parent_id is not null) as category,
      (select min(id) from category where parent_id is null) as sector, (select min(id) from tag where kind = 'product') as tag,
      (select min(id) from parameter where company_id is null and kind = 'number') as number,
      (select min(parameter_id) from product_parameter where option_id is not null) as option,
      (select min(option_id) from product_parameter where parameter_id = (select min(parameter_id) from product_parameter where option_id is not null)) as chosen`,
  );
}
export type References = Awaited<ReturnType<typeof findReferences>>;

/** A product that can be submitted, called `name` in English. */
export const productOf = (references: References, name: string, over: Partial<ProductInput> = {}): ProductInput =>
  productFields.parse({
    locale: 'en',
    translations: { en: { name, summary: 'Lifts clean water' } },
    priceKind: 'range',
    priceMin: 120.5,
    priceMax: 180,
    currency: 'EUR',
    unit: 'set',
    minimumOrder: 2,
    leadDays: { min: 10, max: 20 },
    model: 'PB-1',
    originCode: 'DE',
    categories: [references.category],
    tags: [references.tag],
    pictures: ['demo/pump.jpg', 'demo/pump-2.jpg'],
    priceBreaks: [
      { quantity: 10, price: 110 },
      { quantity: 50, price: 99.5 },
    ],
    parameters: [
      { parameterId: references.number, kind: 'number', min: 7.5 },
      { parameterId: references.option, kind: 'option', optionId: references.chosen },
      { labels: { en: 'Impeller coating' }, kind: 'text', section: 'construction', text: 'ETFE' },
    ],
    ...over,
  });

/** How an act was refused: the field and key, or the code. */
export const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    ({ errors, code }: AppError) => (errors[0] ? `${errors[0].field} ${errors[0].key}` : code),
  );

/** A value of a product's row. */
export const columnOf = async <T>(id: number, column: string): Promise<T | undefined> =>
  (await rows<{ value: T }>(db(), sql`select ${sql.raw(column)} as value from product where id = ${id}`))[0]?.value;
