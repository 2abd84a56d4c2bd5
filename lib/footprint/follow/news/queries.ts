import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { isPublicOffer, offerFrom } from '@/lib/agent/visibility';
import { type NewsKind, type PublishedKind, publishedKinds, requestKinds } from '@/lib/footprint/follow/schema';
import { isPublicLaunch, launchFrom } from '@/lib/launch/visibility';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { dayMs } from '@/lib/platform/calendar/constants';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { nearest, nearestLocale, nearestTranslation } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';
import { href } from '@/lib/platform/routes/address';
import { followedRequests, requestPath } from '@/lib/purchase/follow/queries';

/** The earliest time that still counts as new. */
export const oldestNews = (now: Date): string => new Date(now.getTime() - config.follow.days * dayMs).toISOString();

/**
 * Table expression `mine`: follows with the account's own company as `own`, whose items are not news.
 * @param where a condition on follow `f` with its account `a`
 */
export const mine = (
  where: SQL,
): SQL => sql`mine as materialized (select f.id, f.type, f.company_id, f.category_id, f.request_id, f.seen_at,
  f.created_at, a.company_id as own from follow f join account a on a.id = f.account_id where ${where})`;

/**
 * Table expression `news`: items published by the suppliers and sectors in `mine`, and the latest event of each kind of
 * its requests. A tender counts from its import. Sector items are read once for all follows, from the earliest `since`.
 * @param since an instant, may depend on `f`, a row of `mine`
 */
export const newsSince = (since: SQL, until: string): SQL => {
  const db = (at: SQL) => sql`${at} > ${since} and ${at} <= ${until}::timestamptz`;
  // Dates of demo requests shift daily, so they are never news.
  const happened = (at: SQL) => sql`${db(at)} and ${at} > coalesce(
    (select d.moment from demo_request d where d.request_id = f.request_id), '-infinity')`;
  const known = sql`greatest(x.published_at, x.created_at)`;
  const earliest = sql`(select min(${since}) from mine f where f.category_id is not null)`;
  const recent = (at: SQL) => sql`${at} > ${earliest} and ${at} <= ${until}::timestamptz`;
  const closing = sql`r.valid_until - interval '24 hours'`;
  return sql`sector_product as materialized (
    select s.product_id, s.company_id, s.category_ids, s.published_at as at
      from product_search s where s.locale = 'en' and ${recent(sql`s.published_at`)}),
  sector_tender as materialized (
    select x.id, s.category_ids, ${known} as at
      from tender x join portal_search s on s.locale = 'en' and s.kind = 'tender' and s.subject_id = x.id
      where x.status = 'open' and (x.deadline_at is null or x.deadline_at > ${until}::timestamptz) and ${recent(known)}),
  news as (
    select f.id as follow_id, f.seen_at, 'product' as kind, s.product_id as subject_id, s.published_at as at
      from mine f join product_search s on s.locale = 'en' and s.company_id = f.company_id where ${db(sql`s.published_at`)}
    union all select f.id, f.seen_at, 'launch', l.id, l.published_at
      from ${launchFrom} join mine f on f.company_id = l.company_id where ${isPublicLaunch} and ${db(sql`l.published_at`)}
    union all select f.id, f.seen_at, 'agent', o.id, o.published_at
      from ${offerFrom} join mine f on f.company_id = o.company_id where ${isPublicOffer} and ${db(sql`o.published_at`)}
    union all select f.id, f.seen_at, 'case', k.id, k.published_at
      from mine f join showroom_case k on k.company_id = f.company_id and k.hidden_reason is null
        join company_search s on s.company_id = k.company_id and s.locale = 'en' where ${db(sql`k.published_at`)}
    union all select f.id, f.seen_at, 'product', s.product_id, s.at
      from mine f join sector_product s on f.category_id = any(s.category_ids) and s.company_id is distinct from f.own
      where s.at > ${since}
    union all select f.id, f.seen_at, 'tender', x.id, x.at
      from mine f join sector_tender x on f.category_id = any(x.category_ids) where x.at > ${since}
    union all select f.id, f.seen_at, 'addendum', f.request_id, max(n.created_at)
      from mine f join purchase_addendum n on n.request_id = f.request_id
      where ${happened(sql`n.created_at`)} group by f.id, f.seen_at, f.request_id
    union all select f.id, f.seen_at, 'answer', f.request_id, max(q.answered_at)
      from mine f join purchase_question q on q.request_id = f.request_id
      where ${happened(sql`q.answered_at`)} group by f.id, f.seen_at, f.request_id
    union all select f.id, f.seen_at, 'closing', r.id, ${closing}
      from mine f join purchase_request r on r.id = f.request_id
      where r.state = 'open' and r.valid_until > ${until}::timestamptz and ${db(closing)}
    union all select f.id, f.seen_at, 'outcome', r.id, r.ended_at
      from mine f join purchase_request r on r.id = f.request_id where ${happened(sql`r.ended_at`)})`;
};

type Source = { from: string; table: string; key: string; column: string; owner: SQL; at: SQL };
const ofProduct = { table: 'product_translation', key: 'product_id', column: 'name' } as const;
const [own, itsProduct, itsCompany] = [sql`x.id`, sql`x.product_id`, sql`x.company_id`];

/** Per kind: where its title is stored; `at` is the id in its URL. */
const sources: Record<PublishedKind, Source> = {
  product: { ...ofProduct, from: 'product', owner: own, at: own },
  launch: { ...ofProduct, from: 'launch', owner: itsProduct, at: itsProduct },
  agent: { ...ofProduct, from: 'agent_offer', owner: itsProduct, at: own },
  case: {
    from: 'showroom_case',
    table: 'showroom_case_translation',
    key: 'case_id',
    column: 'title',
    owner: own,
    at: itsCompany,
  },
  tender: {
    from: 'tender',
    table: 'tender_translation',
    key: 'tender_id',
    column: 'title',
    owner: own,
    at: own,
  },
};

const pathOf = (kind: PublishedKind, id: number, at: number): string => {
  if (kind === 'product' || kind === 'launch') return href('productDetail', { id: at });
  if (kind === 'agent') return href('agentDetail', { id: at });
  return kind === 'case' ? href('showroomCase', { companyId: at, id }) : href('tenderDetail', { id: at });
};

export type NewsRef = { kind: NewsKind; id: number };
export type NewsTitle = { title: TextWithLanguage; path: string };
export const newsKey = ({ kind, id }: NewsRef): string => `${kind}:${id}`;

/** Title and page of each piece of news, in the language of a site, for a sort of account, by `newsKey`. */
export async function titlesOf(
  site: Locale,
  refs: readonly NewsRef[],
  kind: MemberActor['kind'],
): Promise<Map<string, NewsTitle>> {
  const titles = new Map<string, NewsTitle>();
  for (const published of publishedKinds) {
    const ids = [...new Set(refs.filter((ref) => ref.kind === published).map(({ id }) => id))];
    if (ids.length === 0) continue;
    const { from, table, key, column, owner, at } = sources[published];
    const found = await rows<{ id: number; at: number; text: string; locale: Locale }>(
      database(),
      sql`select x.id, ${at} as at, ${nearest(column)} as text, ${nearestLocale(column)} as locale
        from ${sql.identifier(from)} x ${nearestTranslation(table, key, owner, site)} where x.id in ${ids}`,
    );
    for (const row of found)
      titles.set(newsKey({ kind: published, id: row.id }), {
        title: { text: row.text, locale: row.locale },
        path: pathOf(published, row.id, row.at),
      });
  }
  const ofRequests = refs.filter(({ kind }) => requestKinds.some((one) => one === kind));
  const requests = await followedRequests(site, [...new Set(ofRequests.map(({ id }) => id))]);
  for (const ref of ofRequests) {
    const known = requests.get(ref.id);
    const path = requestPath(kind, ref.id);
    if (known) titles.set(newsKey(ref), { title: known.title, path });
  }
  return titles;
}
