import { sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/auth/actor';
import type { ProfileFormInput } from '@/lib/company/profile/schema';
import { db, rows } from '@/lib/db/client';
import { Browser } from './browser-double';

/** The first row of a statement. */
export const one = async <T>(query: ReturnType<typeof sql>): Promise<T> => (await rows<T>(db(), query))[0] as T;

/** A supplier who has just registered, with a browser that is signed in; the company is a draft. */
export async function makeDraft(username: string): Promise<{ browser: Browser; actor: SupplierActor }> {
  const browser = new Browser();
  await browser.register('supplier', username);
  const { id, companyId } = await one<{ id: number; companyId: number }>(
    sql`select id, company_id as "companyId" from account where username = ${username}`,
  );
  const actor = { kind: 'supplier', accountId: id, companyId, role: 'owner', locale: 'en' };
  return { browser, actor: actor as unknown as SupplierActor };
}

let sent = 0;
/** The key of a file that an actor has sent. */
export async function fileOf(actor: SupplierActor, kind: 'licence' | 'picture' | 'video'): Promise<string> {
  const key = `${kind}/probe-${++sent}-${actor.companyId}`;
  const [mime, side] = kind === 'video' ? ['video/mp4', null] : ['image/jpeg', 800];
  await db().execute(sql`insert into upload (pending_key, key, state, kind, private, owner_kind, owner_id, company_id, name, mime, bytes, width, height, idle_since)
    values (${`pending/${key}`}, ${key}, 'filed', ${kind}, ${kind === 'licence'}, 'supplier', ${actor.accountId}, ${actor.companyId},
      ${`${kind}.jpg`}, ${mime}, 1000, ${side}, ${side}, now())`);
  return key;
}

/** A profile that can be submitted. */
export async function profileOf(actor: SupplierActor, over: ProfileFormInput | object = {}): Promise<ProfileFormInput> {
  const { category, tag } = await one<{ category: number; tag: number }>(
    sql`select (select min(id) from category where parent_id is not null) as category, (select min(id) from tag where kind = 'company') as tag`,
  );
  return {
    locale: 'en',
    translations: {
      en: {
        name: `Probe Works ${actor.companyId}`,
        slogan: 'Pumps that outlast the pit',
        introduction: 'We build quagmire pumps.',
        region: 'Saxony',
        city: 'Freital',
        address: 'Probe Lane 1',
        contactName: 'Lena Probe',
        contactTitle: 'Sales',
      },
      de: { name: `Probe Werke ${actor.companyId}`, region: 'Sachsen', city: 'Freital', address: 'Probenweg 1' },
    },
    countryCode: 'DE',
    phone: '+49 30 23125 000',
    email: 'office@probe.example',
    website: 'probe.example',
    registrationNumber: `HRB ${actor.companyId}`,
    categories: [category],
    tags: [tag],
    logo: 'demo/logo.png',
    licence: await fileOf(actor, 'licence'),
    founded: 1987,
    employees: 120,
    ...over,
  };
}

/** A value of a company's row. */
export const companyColumn = async <T>({ companyId }: SupplierActor, column: string): Promise<T> =>
  (await one<{ value: T }>(sql`select ${sql.raw(column)} as value from company where id = ${companyId}`)).value;

/** The submission of a company that waits; undefined where there is none. */
export const waitingOf = async ({ companyId }: SupplierActor): Promise<number | undefined> =>
  (
    await rows<{ id: number }>(
      db(),
      sql`select id from review where kind = 'company' and target_id = ${companyId} and state = 'pending'`,
    )
  )[0]?.id;
