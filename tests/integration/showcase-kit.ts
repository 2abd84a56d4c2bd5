import { type SQL, sql } from 'drizzle-orm';
import type { StaffActor, SupplierActor } from '@/lib/platform/auth/actor';
import { type Db, rows } from '@/lib/platform/db/client';
import type { AppError } from '@/lib/platform/errors';
import { tagRegister } from '@/lib/platform/pagestore/expiry';
import { demoDatabase } from '../database';
import { makeMember, makeStaff } from '../factories';

export type Cast = {
  db: Db;
  company: number;
  /** public products of the company */
  products: number[];
  foreignProduct: number;
  owner: SupplierActor;
  editor: SupplierActor;
  sales: SupplierActor;
  rival: SupplierActor;
  reviewer: StaffActor;
  support: StaffActor;
};

export const idsOf = async (db: Db, query: SQL) => (await rows<{ id: number }>(db, query)).map(({ id }) => id);

const publicProducts = (db: Db, company: number) =>
  idsOf(
    db,
    sql`select product_id as id from product_search where locale = 'en' and company_id = ${company} order by product_id limit 8`,
  );

let last = 0;
/** A unique account name, and its address. */
function named() {
  const name = `showcase_${++last}`;
  return { username: name, name, email: `${name}@works.example` };
}

/** Two demo companies with full rights, with users of every role and staff. */
export async function openShowcase(): Promise<Cast> {
  const db = await demoDatabase();
  const [company = 0, other = 0] = await idsOf(
    db,
    sql`select c.id from company c where c.status = 'normal' and c.membership <> 'regular' and c.grade <> 'C'
      and coalesce(c.membership_valid_until > current_date, true) and coalesce(c.grade_valid_until > current_date, true)
      and not exists (select from account where company_id = c.id)
      and not exists (select from launch where company_id = c.id) and not exists (select from agent_offer where company_id = c.id)
      and (select count(*) from product_search where company_id = c.id and locale = 'en') >= 4 order by c.id desc limit 2`,
  );
  const [foreignProduct = 0] = await publicProducts(db, other);
  await db.execute(
    sql`delete from showroom_block where company_id in (${company}, ${other}) and kind in ('launch', 'agent')`,
  );
  return {
    db,
    company,
    products: await publicProducts(db, company),
    foreignProduct,
    owner: await makeMember(company, 'owner', { ...named(), emailConfirmedAt: new Date() }),
    editor: await makeMember(company, 'editor', named()),
    sales: await makeMember(company, 'sales', named()),
    rival: await makeMember(other, 'owner', { ...named(), emailConfirmedAt: new Date() }),
    reviewer: await makeStaff(['reviewer'], named()),
    support: await makeStaff(['support'], named()),
  };
}

export const uploadState = async (db: Db, key: string): Promise<string | undefined> =>
  (await rows<{ state: string }>(db, sql`select state from upload where key = ${key}`))[0]?.state;

/** The refusal of a command: its code and the keys of its fields. */
export const refusal = (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => 'done',
    ({ code, errors }: AppError) => [code, ...errors.map(({ field, key }) => `${field}:${key}`)].join(' '),
  );

/** The cache tags that `run` expires. */
export async function dropped(run: () => Promise<unknown>): Promise<string[]> {
  const tags: string[] = [];
  const end = tagRegister().subscribe((expiry) => void tags.push(...expiry.tags));
  await run();
  end();
  return tags;
}

/** Runs with a membership or grade that ended yesterday, and restores it. */
export async function lapsed(
  { db, company }: Cast,
  what: 'membership' | 'grade',
  run: () => Promise<void>,
): Promise<void> {
  const until = sql.identifier(`${what}_valid_until`);
  const [kept] = await rows<{ day: string | null }>(
    db,
    sql`select ${until}::text as day from company where id = ${company}`,
  );
  await db.execute(sql`update company set ${until} = current_date - 1 where id = ${company}`);
  try {
    await run();
  } finally {
    await db.execute(sql`update company set ${until} = ${kept?.day ?? null}::date where id = ${company}`);
  }
}

export type Notice = { account: number; type: string; path: string; values: { title: string; reason: string } };
export const notices = (db: Db, since: number): Promise<Notice[]> =>
  rows<Notice>(
    db,
    sql`select account_id as account, type, path, values from notification where id > ${since} order by id`,
  );
export const lastNotice = async (db: Db): Promise<number> =>
  (await idsOf(db, sql`select coalesce(max(id), 0) as id from notification`))[0] ?? 0;
