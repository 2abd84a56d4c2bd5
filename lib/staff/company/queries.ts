import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { translated } from '@/lib/platform/db/translation';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { revisionOf } from '@/lib/platform/revision/queries';
import { contactFor } from '@/lib/staff/contact/rules';
import { shownRevisionOf } from '@/lib/staff/subject';
import { standing } from '@/lib/standing/queries';
import { queuePage } from '../constants';
import { isDelayed } from '../hold/subject';
import { nameOf } from '../queue/queries';
import type { CompanyItemKind } from '../types';
import type { AccountView, CheckView, CompanyItemPage, CompanyItemRow, CompanyView } from './types';

const iso = (at: string | Date | null): string | null => (at === null ? null : new Date(at).toISOString());

/** A company of any status, for the staff; null if there is none. */
export async function getCompanyForStaff(_actor: StaffActor, id: number, locale: Locale): Promise<CompanyView | null> {
  const [found] = await rows<CompanyView>(
    database(),
    sql`select c.id, coalesce(${nameOf(locale)}, '') as name, c.status, c.reject_reason as "rejectReason", c.country_code as "countryCode",
        ${translated('country_translation', 'country_code', 'name', sql`c.country_code`, locale)} as country,
        c.registration_number as "registrationNumber", c.licence, c.logo, c.phone, c.email, c.website,
        c.joined_on::text as "joinedOn", c.published_at as "publishedAt", c.grade, c.grade_valid_until::text as "gradeValidUntil",
        c.membership, c.membership_valid_until::text as "membershipValidUntil", ${revisionOf('standing', sql`c.id`)} as revision,
        ${shownRevisionOf('company', sql`c.id`)} as "shownRevision",
        json_build_object('grade', standing.grade, 'membership', standing.membership) as today,
        coalesce((select json_agg(json_build_object('locale', t.locale, 'name', t.name) order by t.locale)
          from company_translation t where t.company_id = c.id), '[]') as names,
        coalesce((select o.locale from account o where o.company_id = c.id and o.company_role = 'owner' limit 1), 'en') as reader,
        (select r.id from review r where r.kind = 'company' and r.target_id = c.id and r.state = 'pending') as waiting
      from company c ${standing} where c.id = ${id}`,
  );
  return found ? { ...found, publishedAt: iso(found.publishedAt) } : null;
}

/** Grade and membership of a company as they were given. @throws AppError notFound */
export async function getGrantedStanding(
  _actor: StaffActor,
  id: number,
): Promise<Pick<CompanyView, 'grade' | 'gradeValidUntil' | 'membership' | 'membershipValidUntil'>> {
  const [found] = await rows<Awaited<ReturnType<typeof getGrantedStanding>>>(
    database(),
    sql`select grade, grade_valid_until::text as "gradeValidUntil", membership, membership_valid_until::text as "membershipValidUntil"
      from company where id = ${id}`,
  );
  if (!found) throw new AppError('notFound');
  return found;
}

/** Verification checks of a company. */
export const listChecks = (_actor: StaffActor, companyId: number): Promise<CheckView[]> =>
  rows<CheckView>(
    database(),
    sql`select kind, checked_on::text as "checkedOn", valid_until::text as "validUntil"
      from company_verification where company_id = ${companyId} order by checked_on, id`,
  );

/** Accounts of a company, with contacts the actor may read. */
export async function listAccounts(actor: StaffActor, companyId: number): Promise<AccountView[]> {
  const found = await rows<AccountView>(
    database(),
    sql`select a.id, a.username, a.name, a.company_role as role, a.phone, a.email, a.email_confirmed_at is not null as "emailConfirmed",
        a.status, (select max(s.seen_at) from session s where s.account_id = a.id) as "seenAt"
      from account a where a.company_id = ${companyId} order by a.company_role = 'owner' desc, a.id`,
  );
  return found.map((row) => ({
    ...row,
    phone: contactFor(actor, row.phone),
    email: contactFor(actor, row.email),
    seenAt: iso(row.seenAt),
  }));
}

type Place = { table: string; title: SQL; status: SQL; shown: SQL; hidden: SQL; order: SQL };
const hidden = sql`t.hidden_reason`;
const none = sql`null::text`;
const isShown = sql`t.shown`;
const status = sql`t.status`;
const always = sql`true`;
const live = sql`'normal'`;
const bySort = sql`t.sort, t.id`;

const places = (locale: Locale): Record<CompanyItemKind, Place> => {
  const text = (table: string, key: string, column: string, owner = sql`t.id`) =>
    translated(table, key, column, owner, locale);
  const product = text('product_translation', 'product_id', 'name', sql`t.product_id`);
  return {
    product: {
      table: 'product',
      title: text('product_translation', 'product_id', 'name'),
      status,
      shown: sql`t.listed`,
      hidden: none,
      order: bySort,
    },
    certificate: {
      table: 'certificate',
      title: text('certificate_translation', 'certificate_id', 'name'),
      status,
      shown: isShown,
      hidden: none,
      order: bySort,
    },
    launch: { table: 'launch', title: product, status, shown: isShown, hidden: none, order: bySort },
    offer: { table: 'agent_offer', title: product, status, shown: isShown, hidden: none, order: bySort },
    case: {
      table: 'showroom_case',
      title: text('showroom_case_translation', 'case_id', 'title'),
      status: live,
      shown: always,
      hidden,
      order: bySort,
    },
    module: {
      table: 'showroom_module',
      title: text('showroom_module_translation', 'module_id', 'title'),
      status: live,
      shown: isShown,
      hidden,
      order: bySort,
    },
    page: {
      table: 'showroom_page',
      title: text('showroom_page_translation', 'page_id', 'title'),
      status: live,
      shown: isShown,
      hidden,
      order: bySort,
    },
  };
};

/** A page of a company's items of one kind, in display order. */
export async function listCompanyItems(
  _actor: StaffActor,
  { companyId, kind, page }: { companyId: number; kind: CompanyItemKind; page: number },
  locale: Locale,
): Promise<CompanyItemPage> {
  const place = places(locale)[kind];
  const from = sql`from ${sql.identifier(place.table)} t where t.company_id = ${companyId}`;
  const found = await rows<CompanyItemRow>(
    database(),
    sql`select t.id, coalesce(${place.title}, '') as title, ${place.status} as status, ${place.shown} as shown, ${place.hidden} as "hiddenReason",
        (select r.id from review r where r.kind = ${kind} and r.target_id = t.id and r.state = 'pending') as waiting,
        ${isDelayed(sql`${kind} || ':' || t.id`)} as held, ${shownRevisionOf(kind, sql`t.id`)} as revision
      ${from} order by ${place.order} limit ${queuePage} offset ${(page - 1) * queuePage}`,
  );
  const [all] = await rows<{ total: number }>(database(), sql`select count(*)::int as total ${from}`);
  const total = all?.total ?? 0;
  return { rows: found, total, pages: Math.max(1, Math.ceil(total / queuePage)) };
}
