import { sql } from 'drizzle-orm';
import type { StaffActor, SupplierActor } from '@/lib/auth/actor';
import type { CompanyRole, Grade, Membership, StaffRole } from '@/lib/config';
import { db, rows } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { Collection } from '@/lib/hall/edit/collection';

type Standing = { grade?: Grade; membership?: Membership; status?: 'normal' | 'draft' };
const made: number[] = [];

/** A company of its own with an owner; `dropCompanies` takes all of them away again. */
export async function makeCompany({ grade = 'B', membership = 'gold', status = 'normal' }: Standing = {}) {
  const [company] = await rows<{ id: number }>(
    db(),
    sql`insert into company (status, country_code, grade, membership, phone, email, joined_on, published_at)
      values (${status}, 'DE', ${grade}, ${membership}, '+49 30 23125 000', 'hall@probe.example', '2024-01-01',
        ${status === 'normal' ? '2024-02-01' : null}::timestamptz) returning id`,
  );
  const id = company?.id ?? 0;
  made.push(id);
  await db().execute(
    sql`insert into company_translation (company_id, locale, name) values (${id}, 'en', ${`Hall Probe ${id}`})`,
  );
  const [owner] = await rows<{ id: number }>(
    db(),
    sql`insert into account (kind, username, phone, name, locale, company_id, company_role)
      values ('supplier', ${`hall_probe_${id}`}, ${`+4930${String(10_000_000 + id)}`}, 'Lena', 'en', ${id}, 'owner') returning id`,
  );
  return { id, owner: actorOf(id, 'owner', owner?.id ?? 0) };
}

export const actorOf = (companyId: number, role: CompanyRole, accountId = 990_000 + companyId): SupplierActor =>
  ({ kind: 'supplier', accountId, companyId, role, locale: 'en' }) as unknown as SupplierActor;

/** A member of the staff with some roles; `dropCompanies` takes them away again. */
export async function makeStaff(...roles: StaffRole[]): Promise<StaffActor> {
  const [account] = await rows<{ id: number }>(
    db(),
    sql`insert into account (kind, username, name, locale) values ('staff', 'hall_probe_staff', 'Ida', 'en')
      on conflict (kind, lower(username)) do update set name = excluded.name returning id`,
  );
  return { kind: 'staff', accountId: account?.id, roles, locale: 'en' } as unknown as StaffActor;
}

export async function dropCompanies(): Promise<void> {
  for (const id of made.splice(0)) {
    await db().execute(sql`delete from upload_use where key in (select key from upload where company_id = ${id})`);
    await db().execute(sql`delete from upload where company_id = ${id}`);
    await db().execute(sql`delete from audit where company_id = ${id}`);
    await db().execute(sql`delete from company where id = ${id}`);
  }
  await db().execute(sql`delete from account where username = 'hall_probe_staff'`);
}

/** Changes what a company stands for. */
export const stand = (id: number, grade: Grade, membership: Membership) =>
  db().execute(sql`update company set grade = ${grade}, membership = ${membership} where id = ${id}`);

let sent = 0;
/** The key of a picture that an actor has sent. */
export async function pictureOf({ accountId, companyId }: SupplierActor): Promise<string> {
  const key = `picture/hall-${++sent}-${companyId}`;
  await db().execute(sql`insert into upload (pending_key, key, state, kind, private, owner_kind, owner_id, company_id, name, mime, bytes, width, height, idle_since)
    values (${`pending/${key}`}, ${key}, 'filed', 'picture', false, 'supplier', ${accountId}, ${companyId}, 'a.jpg', 'image/jpeg', 1000, 800, 600, now())`);
  return key;
}

/** 'saved', or the refused fields as field:key, or the code where no field is named. */
export const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'saved',
    (error: AppError) => {
      if (!(error instanceof AppError)) throw error;
      const { code, errors } = error;
      return errors.length > 0 ? errors.map(({ field, key }) => `${field}:${key}`).join(' ') : code;
    },
  );

const drawn = 'demo/product/centrifugal-pump/20-1-77.jpg';
const text = (...names: string[]) => ({
  en: Object.fromEntries(names.map((name) => [name, `The ${name}`])),
  zh: Object.fromEntries(names.map((name) => [name, `文字${name}`])),
});

/** An item of each collection that can be saved; a case wants a group, and a group a name of its own. */
export const sample = (collection: Collection, groupId = 0, groupName = 'name'): Record<string, unknown> =>
  ({
    caseGroup: { texts: { en: { name: `The ${groupName}` }, zh: { name: `文字${groupName}` } } },
    case: {
      pictures: [drawn],
      groupId,
      domestic: true,
      countryCode: 'DE',
      year: 2021,
      texts: text('title', 'description'),
    },
    power: { pictures: [drawn], texts: text('title', 'description') },
    team: { pictures: [drawn], texts: text('name', 'title', 'bio') },
    milestone: { year: 1999, texts: text('text') },
    partner: { pictures: [drawn], name: 'Norvalde Marine', website: 'https://norvalde.example' },
    production: { texts: text('line', 'capacity') },
    process: { pictures: [], texts: text('title', 'description') },
    module: { layout: 'text', pictures: [], shown: true, texts: text('title', 'body') },
    page: { pictures: [], shown: true, texts: text('title', 'body') },
  })[collection];
