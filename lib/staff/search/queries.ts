import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import { contactFor, mayReadContacts } from '@/lib/staff/contact/rules';
import { searchHits } from '../constants';
import { nameOf } from '../queue/queries';
import { phoneEnd, phoneForms } from './phone';
import type { AccountHit, CompanyHit, Hits, ProductHit } from './types';

const none: Hits = { companies: [], products: [], accounts: [] };
const idOf = (text: string): number => (/^\d{1,10}$/.test(text) && Number(text) <= config.id.max ? Number(text) : 0);

/** SQL: whether a column of telephone numbers in any notation matches the input in any notation. */
const hasPhone = (column: SQL, typed: string): SQL => {
  const end = phoneEnd(typed);
  const patterns = end === null ? phoneForms(typed).map((form) => `%${form}%`) : [`%${end}`];
  if (patterns.length === 0) return sql`false`;
  const digits = sql`regexp_replace(replace(${column}, '(0)', ''), '\\D', '', 'g')`;
  return sql`(${sql.join(
    patterns.map((pattern) => sql`${digits} like ${pattern}`),
    sql` or `,
  )})`;
};

async function findCompanies(text: string, like: string, id: number, locale: Locale): Promise<CompanyHit[]> {
  return rows<CompanyHit>(
    database(),
    sql`select c.id, ${nameOf(locale)} as name, c.status, c.country_code as country, c.registration_number as "registrationNumber"
      from company c where c.id = ${id} or c.registration_number ilike ${like} or c.email ilike ${like}
        or ${hasPhone(sql`c.phone`, text)}
        or exists (select from company_translation t where t.company_id = c.id and t.name ilike ${like})
      order by c.id = ${id} desc, c.id limit ${searchHits}`,
  );
}

async function findProducts(like: string, id: number, locale: Locale): Promise<ProductHit[]> {
  return rows<ProductHit>(
    database(),
    sql`select p.id, coalesce(hit.name, '') as name, p.model, p.status, p.company_id as "companyId", ${nameOf(locale)} as company
      from product p join company c on c.id = p.company_id
      left join lateral (select t.name from product_translation t where t.product_id = p.id
        order by t.name ilike ${like} desc, t.locale = ${locale} desc, t.locale = 'en' desc, t.locale limit 1) hit on true
      where p.id = ${id} or p.model ilike ${like}
        or exists (select from product_translation t where t.product_id = p.id and t.name ilike ${like})
      order by p.id = ${id} desc, p.id limit ${searchHits}`,
  );
}

async function findAccounts(actor: StaffActor, text: string, like: string, locale: Locale): Promise<AccountHit[]> {
  // Without permission to read contacts, they must not be searchable either, or they could be guessed digit by digit.
  const byContact = mayReadContacts(actor) ? sql`a.email ilike ${like} or ${hasPhone(sql`a.phone`, text)}` : sql`false`;
  const found = await rows<AccountHit>(
    database(),
    sql`select a.id, a.kind, a.username, a.name, a.phone, a.email, a.status, a.company_id as "companyId",
        case when c.id is null then null else ${nameOf(locale)} end as company
      from account a left join company c on c.id = a.company_id
      where a.kind <> 'staff' and (a.username ilike ${like} or a.name ilike ${like} or ${byContact})
      order by lower(a.username) = ${text.toLowerCase()} desc, lower(a.email) = ${text.toLowerCase()} desc nulls last, a.id
      limit ${searchHits}`,
  );
  return found.map((hit) => ({ ...hit, phone: contactFor(actor, hit.phone), email: contactFor(actor, hit.email) }));
}

/**
 * Companies, products and people of any status: by id or part of a name, registration number, model, username, e-mail or
 * telephone number, however it is written; at most `searchHits` each. People's contacts are for those who may read them.
 */
export async function searchConsole(actor: StaffActor, query: string, locale: Locale): Promise<Hits> {
  const text = query.normalize('NFKC').trim().slice(0, config.keyword.max);
  if (text === '') return none;
  const id = idOf(text);
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return {
    companies: await findCompanies(text, like, id, locale),
    products: await findProducts(like, id, locale),
    accounts: await findAccounts(actor, text, like, locale),
  };
}
