import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { caseCap, hasProfileFeatures, standing } from '@/lib/standing/queries';

type Content = 'showroomCase' | 'showroomPower' | 'showroomTeam' | 'showroomCustom';
type List = 'showroomCaseList' | 'showroomPowerList' | 'showroomTeamList';
/** A page below a showroom: `id` is the content's, null for a list. */
export type ShowroomPage = { company_id: number } & ({ route: Content; id: number } | { route: List; id: null });

type Source = { route: Content; content: SQL; translation: string; key: string; covered: SQL };

const sources: Source[] = [
  {
    route: 'showroomCase',
    // The cap counts published cases in the owner's order, in any language.
    content: sql`(select *, row_number() over (partition by company_id order by sort, id) as place from showroom_case where hidden_reason is null)`,
    translation: 'showroom_case_translation',
    key: 'case_id',
    covered: sql`content.place <= ${caseCap}`,
  },
  {
    route: 'showroomPower',
    content: sql`showroom_power`,
    translation: 'showroom_power_translation',
    key: 'power_id',
    covered: hasProfileFeatures,
  },
  {
    route: 'showroomTeam',
    content: sql`showroom_team`,
    translation: 'showroom_team_translation',
    key: 'team_id',
    covered: hasProfileFeatures,
  },
  {
    route: 'showroomCustom',
    content: sql`(select * from showroom_page where shown and hidden_reason is null)`,
    translation: 'showroom_page_translation',
    key: 'page_id',
    covered: hasProfileFeatures,
  },
];

const contents = (locale: Locale): SQL =>
  sql.join(
    sources.map(
      ({ route, content, translation, key, covered }) => sql`
        select ${route} as route, c.id as company_id, content.id, content.updated_at as changed
        from ${content} content join company c on c.id = content.company_id and c.status = 'normal' ${standing}
          join company_translation named on named.company_id = c.id and named.locale = ${locale}
          join ${sql.identifier(translation)} told on told.${sql.identifier(key)} = content.id and told.locale = ${locale}
        where ${covered}`,
    ),
    sql` union all `,
  );

/**
 * SQL: pages below public showrooms that have a translation in the language and are covered by the company's standing,
 * as ShowroomPage with `changed`. docs/domain.md, Gates.
 */
export const showroomPages = (locale: Locale): SQL => sql`with content as (${contents(locale)})
  select route, company_id, id, changed from content
  union all select route || 'List', company_id, null, max(changed) from content where route <> 'showroomCustom' group by route, company_id`;

/** The path of such a page. */
export function showroomPath(page: ShowroomPage): string {
  const { company_id: companyId } = page;
  if (page.id === null) return href(page.route, { companyId });
  return page.route === 'showroomCustom'
    ? href(page.route, { id: page.id })
    : href(page.route, { companyId, id: page.id });
}
