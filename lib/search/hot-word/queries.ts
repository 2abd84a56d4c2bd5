import 'server-only';
import { sql } from 'drizzle-orm';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { type Locale, locales, sites } from '@/lib/platform/i18n/site';
import { revisionOf } from '@/lib/platform/revision/queries';
import type { TermScope } from '@/lib/search/types';

/**
 * A search term: `waiting` for staff though frequent enough, `shown` to visitors, or `banned`.
 * `day`: when it was last searched, null for a banned word that nobody searches.
 */
export type SearchedTerm = {
  locale: Locale;
  scope: TermScope;
  term: string;
  state: 'waiting' | 'shown' | 'banned';
  networks: number;
  day: string | null;
  /** to be sent back with the decision */
  revision: number;
};

const listed = 300;
const sitesOf = sql.join(
  locales.map((locale) => sql`(${locale}, ${sites[locale].siteId}::int)`),
  sql`, `,
);

const terms = sql`with site (locale, id) as (values ${sitesOf}),
  searched as (select locale, scope, term, bool_or(known) as known, count(distinct visitor)::int as networks, max(day) as day
    from search_term where day > current_date - ${config.search.termDays}::int and results > 0
    group by locale, scope, term having count(distinct visitor) >= ${config.search.termVisitors}),
  term as (select coalesce(t.locale, site.locale) as locale, coalesce(t.scope, h.scope) as scope, coalesce(t.term, h.word) as term,
      case when h.banned then 'banned' when t.known or h.approved or h.pinned then 'shown' else 'waiting' end as state,
      coalesce(t.networks, 0) as networks, t.day::text as day, ${revisionOf('word', sql`h.id`)} as revision
    from searched t join site one on one.locale = t.locale
      full join (hot_word h join site on site.id = h.site_id) on h.site_id = one.id and h.scope = t.scope and lower(h.word) = lower(t.term)
    where t.term is not null or h.banned)`;

/** Terms decided by staff or waiting for them, the latter first. */
export const listSearchedTerms = (_actor: StaffActor): Promise<SearchedTerm[]> =>
  rows<SearchedTerm>(
    database(),
    sql`${terms} select * from term order by state <> 'waiting', networks desc, locale, scope, term limit ${listed}`,
  );

/** Number of terms waiting for staff. */
export async function countWaitingTerms(_actor: StaffActor): Promise<number> {
  const [found] = await rows<{ count: number }>(
    database(),
    sql`${terms} select count(*)::int as count from term where state = 'waiting'`,
  );
  return found?.count ?? 0;
}
