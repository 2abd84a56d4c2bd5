import { type SQL, sql } from 'drizzle-orm';
import { getCompany } from '@/lib/company/queries';
import { db, rows } from '@/lib/db/client';
import { nearest, nearestTranslation, translated } from '@/lib/db/translation';
import type { Locale } from '@/lib/i18n/site';
import { isPublic } from '@/lib/product/public';
import type { Spoken } from '@/lib/product/types';
import { caseCap, hasProfileFeatures } from './standing';
import type {
  BlockKind,
  Hall,
  HallCase,
  HallCertificate,
  HallGroup,
  HallMember,
  HallPage,
  HallPower,
  Milestone,
  ProductionLine,
} from './types';

/** A translated column as `{text, locale}`. */
export const spokenColumn = (column: string): SQL =>
  sql`jsonb_build_object('text', ${nearest(column)}, 'locale', ${nearest('locale')}) as ${sql.identifier(column)}`;

/** Columns and joins of cases `k`, without a condition. */
export const caseColumns = (locale: Locale): SQL => sql`k.id, ${spokenColumn('title')}, k.country_code as "countryCode",
  ${translated('country_translation', 'country_code', 'name', sql`k.country_code`, locale)} as country, k.year, k.domestic, k.picture`;
export const caseFrom = (locale: Locale): SQL =>
  sql`hall_case k ${nearestTranslation('hall_case_translation', 'case_id', sql`k.id`, locale)}`;

/** Cases that may be shown, in the owner's order. */
export const listCases = (locale: Locale, companyId: number, limit: number): Promise<HallCase[]> =>
  rows<HallCase>(
    db(),
    sql`select ${caseColumns(locale)} from ${caseFrom(locale)}
      where k.company_id = ${companyId} and k.hidden_reason is null order by k.sort, k.id limit ${limit}`,
  );

const listPowers = (locale: Locale, companyId: number) =>
  rows<HallPower>(
    db(),
    sql`select p.id, ${spokenColumn('title')}, ${spokenColumn('description')}, p.picture
      from hall_power p ${nearestTranslation('hall_power_translation', 'power_id', sql`p.id`, locale)}
      where p.company_id = ${companyId} order by p.sort, p.id`,
  );

const listTeam = (locale: Locale, companyId: number) =>
  rows<HallMember>(
    db(),
    sql`select m.id, ${spokenColumn('name')}, ${spokenColumn('title')}, ${spokenColumn('bio')}, m.picture
      from hall_team m ${nearestTranslation('hall_team_translation', 'team_id', sql`m.id`, locale)}
      where m.company_id = ${companyId} order by m.sort, m.id`,
  );

const listCertificates = (locale: Locale, companyId: number) =>
  rows<HallCertificate>(
    db(),
    sql`select f.id, f.type, f.number, ${spokenColumn('name')}, ${spokenColumn('issuer')}, ${spokenColumn('scope')},
        f.issued_on::text as "issuedOn", f.valid_until::text as "validUntil"
      from certificate f ${nearestTranslation('certificate_translation', 'certificate_id', sql`f.id`, locale)}
      where f.company_id = ${companyId} and f.status = 'normal' and f.shown and (f.valid_until is null or f.valid_until >= current_date)
      order by f.sort, f.id`,
  );

const listPages = (locale: Locale, companyId: number) =>
  rows<HallPage>(
    db(),
    sql`select h.id, ${spokenColumn('title')} from hall_page h ${nearestTranslation('hall_page_translation', 'page_id', sql`h.id`, locale)}
      where h.company_id = ${companyId} and h.shown and h.hidden_reason is null order by h.sort, h.id`,
  );

const listMilestones = (locale: Locale, companyId: number) =>
  rows<Milestone>(
    db(),
    sql`select m.id, m.year, ${spokenColumn('text')}
      from hall_milestone m ${nearestTranslation('hall_milestone_translation', 'milestone_id', sql`m.id`, locale)}
      where m.company_id = ${companyId} order by m.year, m.id`,
  );

const listProduction = (locale: Locale, companyId: number) =>
  rows<ProductionLine>(
    db(),
    sql`select p.id, ${spokenColumn('line')}, ${spokenColumn('capacity')}
      from hall_production p ${nearestTranslation('hall_production_translation', 'production_id', sql`p.id`, locale)}
      where p.company_id = ${companyId} order by p.sort, p.id`,
  );

const listGroups = (locale: Locale, companyId: number) =>
  rows<Omit<HallGroup, 'name'> & { name: Spoken }>(
    db(),
    sql`select * from (select g.id, ${spokenColumn('name')}, g.on_home as "onHome", g.sort,
          (select count(*)::int from product p where p.company_id = g.company_id and p.group_id = g.id and ${isPublic}) as products
        from product_group g ${nearestTranslation('product_group_translation', 'group_id', sql`g.id`, locale)}
        where g.company_id = ${companyId}) one where products > 0 order by sort, id`,
  );

const listBlocks = async (companyId: number): Promise<BlockKind[]> =>
  (
    await rows<{ kind: BlockKind }>(
      db(),
      sql`select kind from hall_block where company_id = ${companyId} and shown order by sort, kind`,
    )
  ).map(({ kind }) => kind);

/** A public company's showroom without its products; null where there is no such company. Specification 2.4, 3. */
export async function getHall(locale: Locale, companyId: number): Promise<Hall | null> {
  const company = await getCompany(locale, companyId);
  if (!company) return null;
  const full = hasProfileFeatures(company);
  return {
    company,
    blocks: await listBlocks(companyId),
    groups: await listGroups(locale, companyId),
    cases: await listCases(locale, companyId, caseCap(company)),
    powers: await listPowers(locale, companyId),
    team: full ? await listTeam(locale, companyId) : [],
    certificates: full ? await listCertificates(locale, companyId) : [],
    pages: full ? await listPages(locale, companyId) : [],
    milestones: full ? await listMilestones(locale, companyId) : [],
    production: full ? await listProduction(locale, companyId) : [],
  };
}
