import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { database, rows } from '@/lib/platform/db/client';
import { nearestTranslation, textWithLanguageColumn, translated } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';
import type {
  Milestone,
  ProcessStep,
  ProductionLine,
  ShowroomCase,
  ShowroomCaseGroup,
  ShowroomCertificate,
  ShowroomGroup,
  ShowroomMedia,
  ShowroomMember,
  ShowroomModule,
  ShowroomPage,
  ShowroomPartner,
  ShowroomPower,
} from '@/lib/showroom/types';
import { isPublic } from '@/lib/standing/visibility';

/** A translated column as `{text, locale}` under its own name. */
export const textWithLanguage = (column: string): SQL =>
  sql`${textWithLanguageColumn(column)} as ${sql.identifier(column)}`;

/** Columns and joins of cases `k`, without a condition. */
export const caseColumns = (
  locale: Locale,
): SQL => sql`k.id, ${textWithLanguage('title')}, k.country_code as "countryCode",
  ${translated('country_translation', 'country_code', 'name', sql`k.country_code`, locale)} as country, k.year, k.domestic, k.group_id as "groupId", k.picture`;
export const caseFrom = (locale: Locale): SQL =>
  sql`showroom_case k ${nearestTranslation('showroom_case_translation', 'case_id', sql`k.id`, locale)}`;

/** Public cases in the owner's order. */
export const listCases = (locale: Locale, companyId: number, limit: number): Promise<ShowroomCase[]> =>
  rows<ShowroomCase>(
    database(),
    sql`select ${caseColumns(locale)} from ${caseFrom(locale)}
      where k.company_id = ${companyId} and k.hidden_reason is null order by k.sort, k.id limit ${limit}`,
  );

/** Strengths and honours. */
export const listPowers = (locale: Locale, companyId: number) =>
  rows<ShowroomPower>(
    database(),
    sql`select p.id, ${textWithLanguage('title')}, ${textWithLanguage('description')}, p.picture
      from showroom_power p ${nearestTranslation('showroom_power_translation', 'power_id', sql`p.id`, locale)}
      where p.company_id = ${companyId} order by p.sort, p.id`,
  );

/** Team members of a company. */
export const listTeam = (locale: Locale, companyId: number) =>
  rows<ShowroomMember>(
    database(),
    sql`select m.id, ${textWithLanguage('name')}, ${textWithLanguage('title')}, ${textWithLanguage('bio')}, m.picture
      from showroom_team m ${nearestTranslation('showroom_team_translation', 'team_id', sql`m.id`, locale)}
      where m.company_id = ${companyId} order by m.sort, m.id`,
  );

/** Approved, published and unexpired certificates. */
export const listCertificates = (locale: Locale, companyId: number) =>
  rows<ShowroomCertificate>(
    database(),
    sql`select f.id, f.type, f.number, ${textWithLanguage('name')}, ${textWithLanguage('issuer')}, ${textWithLanguage('scope')},
        f.issued_on::text as "issuedOn", f.valid_until::text as "validUntil", f.file as picture
      from certificate f ${nearestTranslation('certificate_translation', 'certificate_id', sql`f.id`, locale)}
      where f.company_id = ${companyId} and f.status = 'normal' and f.shown and (f.valid_until is null or f.valid_until >= current_date)
      order by f.sort, f.id`,
  );

/** Titles of a company's custom pages. */
export const listPages = (locale: Locale, companyId: number) =>
  rows<ShowroomPage>(
    database(),
    sql`select h.id, ${textWithLanguage('title')} from showroom_page h ${nearestTranslation('showroom_page_translation', 'page_id', sql`h.id`, locale)}
      where h.company_id = ${companyId} and h.shown and h.hidden_reason is null order by h.sort, h.id`,
  );

/** Milestones by year. */
export const listMilestones = (locale: Locale, companyId: number) =>
  rows<Milestone>(
    database(),
    sql`select m.id, m.year, ${textWithLanguage('text')}
      from showroom_milestone m ${nearestTranslation('showroom_milestone_translation', 'milestone_id', sql`m.id`, locale)}
      where m.company_id = ${companyId} order by m.year, m.id`,
  );

/** Production lines. */
export const listProduction = (locale: Locale, companyId: number) =>
  rows<ProductionLine>(
    database(),
    sql`select p.id, ${textWithLanguage('line')}, ${textWithLanguage('capacity')}
      from showroom_production p ${nearestTranslation('showroom_production_translation', 'production_id', sql`p.id`, locale)}
      where p.company_id = ${companyId} order by p.sort, p.id`,
  );

/** Product groups with public products. */
export const listGroups = (locale: Locale, companyId: number) =>
  rows<Omit<ShowroomGroup, 'name'> & { name: TextWithLanguage }>(
    database(),
    sql`select * from (select g.id, ${textWithLanguage('name')}, g.on_home as "onHome", g.sort,
          (select p.cover from product p where p.company_id = g.company_id and p.group_id = g.id and ${isPublic} order by p.sort, p.id limit 1) as cover,
          (select count(*)::int from product p where p.company_id = g.company_id and p.group_id = g.id and ${isPublic}) as products
        from product_group g ${nearestTranslation('product_group_translation', 'group_id', sql`g.id`, locale)}
        where g.company_id = ${companyId}) one where products > 0 order by sort, id`,
  );

/** Groups of cases. */
export const listCaseGroups = (locale: Locale, companyId: number) =>
  rows<ShowroomCaseGroup>(
    database(),
    sql`select g.id, ${textWithLanguage('name')}
      from showroom_case_group g ${nearestTranslation('showroom_case_group_translation', 'group_id', sql`g.id`, locale)}
      where g.company_id = ${companyId} order by g.sort, g.id`,
  );

/** Partner companies of a supplier. */
export const listPartners = (companyId: number) =>
  rows<ShowroomPartner>(
    database(),
    sql`select id, name, website, logo from showroom_partner where company_id = ${companyId} order by sort, id`,
  );

/** Steps of a supplier's process. */
export const listProcess = (locale: Locale, companyId: number) =>
  rows<ProcessStep>(
    database(),
    sql`select s.id, ${textWithLanguage('title')}, ${textWithLanguage('description')}, s.picture
      from showroom_process s ${nearestTranslation('showroom_process_translation', 'process_id', sql`s.id`, locale)}
      where s.company_id = ${companyId} order by s.sort, s.id`,
  );

/** Custom modules of the home that may be shown. */
export const listModules = (locale: Locale, companyId: number) =>
  rows<ShowroomModule>(
    database(),
    sql`select m.id, m.layout, ${textWithLanguage('title')}, ${textWithLanguage('body')}, to_jsonb(m.pictures) as pictures
      from showroom_module m ${nearestTranslation('showroom_module_translation', 'module_id', sql`m.id`, locale)}
      where m.company_id = ${companyId} and m.shown and m.hidden_reason is null order by m.sort, m.id`,
  );

/** Corporate pictures, at most `cap`, and the video. */
export async function getMedia(companyId: number, cap: number): Promise<ShowroomMedia> {
  const found = await rows<{ kind: string; key: string; alt: string }>(
    database(),
    sql`select kind, key, alt from company_media where company_id = ${companyId} order by sort, key`,
  );
  const pictures = found.filter(({ kind }) => kind === 'picture').slice(0, cap);
  return {
    pictures: pictures.map(({ key, alt }) => ({ key, alt })),
    video: found.find(({ kind }) => kind === 'video')?.key ?? null,
  };
}
