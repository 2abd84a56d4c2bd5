import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { CompanyStatus } from '@/lib/company/profile/constants';
import type { StaffActor } from '@/lib/platform/auth/actor';
import type { Grade, Membership } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { translated } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import { standing } from '@/lib/standing/queries';
import { queuePage } from '../constants';
import { nameOf } from '../queue/queries';
import type { CompanyFilter } from './filter';

export type ListedCompany = {
  id: number;
  name: string;
  status: CompanyStatus;
  countryCode: string;
  country: string;
  /** current */
  grade: Grade;
  membership: Membership;
  /** earliest expiry date; null if nothing expires */
  expiresOn: string | null;
  products: number;
  joinedOn: string;
};
export type CompanyListPage = { rows: ListedCompany[]; total: number; pages: number };

const orders: Readonly<Record<CompanyFilter['order'], SQL>> = {
  newest: sql`c.joined_on desc, c.id desc`,
  oldest: sql`c.joined_on, c.id`,
  name: sql`name, c.id`,
  expiry: sql`least(standing.grade_valid_until, standing.membership_valid_until) nulls last, c.id`,
};

function whichOf({ keyword, status, grade, membership, country }: CompanyFilter): SQL {
  const parts: SQL[] = [sql`true`];
  if (keyword !== '') {
    const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
    parts.push(sql`(c.id::text = ${keyword} or c.registration_number ilike ${like}
      or exists (select from company_translation t where t.company_id = c.id and t.name ilike ${like}))`);
  }
  if (status !== null) parts.push(sql`c.status = ${status}`);
  if (grade !== null) parts.push(sql`standing.grade = ${grade}`);
  if (membership !== null) parts.push(sql`standing.membership = ${membership}`);
  if (country !== '') parts.push(sql`c.country_code = ${country}`);
  return sql.join(parts, sql` and `);
}

/** A page of companies in any status matching a filter. */
export async function listCompaniesForStaff(
  _actor: StaffActor,
  filter: CompanyFilter,
  locale: Locale,
): Promise<CompanyListPage> {
  const from = sql`from company c ${standing} where ${whichOf(filter)}`;
  const found = await rows<ListedCompany>(
    database(),
    sql`select c.id, coalesce(${nameOf(locale)}, '') as name, c.status, c.country_code as "countryCode",
        ${translated('country_translation', 'country_code', 'name', sql`c.country_code`, locale)} as country,
        standing.grade, standing.membership,
        least(standing.grade_valid_until, standing.membership_valid_until)::text as "expiresOn",
        (select count(*)::int from product p where p.company_id = c.id) as products, c.joined_on::text as "joinedOn"
      ${from} order by ${orders[filter.order]} limit ${queuePage} offset ${(filter.page - 1) * queuePage}`,
  );
  const [all] = await rows<{ total: number }>(database(), sql`select count(*)::int as total ${from}`);
  const total = all?.total ?? 0;
  return { rows: found, total, pages: Math.max(1, Math.ceil(total / queuePage)) };
}

/** Countries with companies, for the filter. */
export const listCompanyCountries = (_actor: StaffActor, locale: Locale): Promise<{ code: string; name: string }[]> =>
  rows(
    database(),
    sql`select distinct c.country_code as code,
        ${translated('country_translation', 'country_code', 'name', sql`c.country_code`, locale)} as name
      from company c order by name`,
  );
