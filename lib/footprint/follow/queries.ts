import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { nearest, nearestLocale, nearestTranslation } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';
import { countTry } from '@/lib/platform/limit/count';
import { followedRequests } from '@/lib/purchase/follow/queries';
import { mine, newsKey, newsSince, oldestNews, titlesOf } from './news/queries';
import type { FollowNews, FollowPage, FollowType, FollowView, NewsKind } from './schema';

type Subject = { type: FollowType; subjectId: number };
type Row = Subject & { id: number; createdAt: string | Date; fresh: number };
type NewsRow = { followId: number; kind: NewsKind; id: number; at: string | Date; fresh: boolean };
type Named = { name: TextWithLanguage; logo: string | null; request: FollowView['request'] };

const iso = (instant: string | Date): string => new Date(instant).toISOString();
const columns = {
  supplier: sql.identifier('company_id'),
  sector: sql.identifier('category_id'),
  request: sql.identifier('request_id'),
} as const satisfies Record<FollowType, unknown>;

/** Names of followed subjects in the site's language, by type and id; those not public are left out. */
export async function namesOf(site: Locale, subjects: readonly Subject[]): Promise<Map<string, Named>> {
  const names = new Map<string, Named>();
  const add = async (type: FollowType, query: (ids: readonly number[]) => SQL) => {
    const ids = subjects.filter((one) => one.type === type).map(({ subjectId }) => subjectId);
    if (ids.length === 0) return;
    type Found = { id: number; text: string; locale: Locale; logo: string | null };
    for (const { id, text, locale, logo } of await rows<Found>(database(), query(ids)))
      names.set(`${type}:${id}`, { name: { text, locale }, logo, request: null });
  };
  await add(
    'supplier',
    (ids) => sql`select c.id, c.logo, ${nearest('name')} as text, ${nearestLocale('name')} as locale
      from company c join company_search shown on shown.company_id = c.id and shown.locale = 'en'
      ${nearestTranslation('company_translation', 'company_id', sql`c.id`, site)} where c.id in ${ids}`,
  );
  await add(
    'sector',
    (ids) => sql`select c.id, null as logo, ${nearest('name')} as text, ${nearestLocale('name')} as locale
      from category c ${nearestTranslation('category_translation', 'category_id', sql`c.id`, site)} where c.id in ${ids}`,
  );
  const requests = subjects.filter(({ type }) => type === 'request').map(({ subjectId }) => subjectId);
  for (const [id, { title, ...request }] of await followedRequests(site, requests))
    names.set(`request:${id}`, { name: title, logo: null, request });
  return names;
}

/** The newest news of each of these follows, as many as a follow shows. */
async function latestNews(
  { kind: sort }: MemberActor,
  site: Locale,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, FollowNews[]>> {
  const byFollow = new Map<number, FollowNews[]>();
  if (ids.length === 0) return byFollow;
  const found = await rows<NewsRow>(
    database(),
    sql`with ${mine(sql`f.id in ${ids}`)}, ${newsSince(sql`${oldestNews(now)}::timestamptz`, now.toISOString())}
      select follow_id as "followId", kind, subject_id as id, at, at > seen_at as fresh from (select *,
          row_number() over (partition by follow_id order by at desc, kind, subject_id desc) as place from news) ranked
        where place <= ${config.follow.shown}::int order by follow_id, place`,
  );
  const titles = await titlesOf(site, found, sort);
  for (const { followId, kind, id, at, fresh } of found) {
    const known = titles.get(newsKey({ kind, id }));
    if (!known) continue;
    const item = { kind, id, ...known, publishedAt: iso(at), fresh };
    byFollow.set(followId, [...(byFollow.get(followId) ?? []), item]);
  }
  return byFollow;
}

/**
 * A page of what the actor follows, the one with the latest news first, in the language of a site.
 * @throws AppError tooManyRequests
 */
export async function listFollows(
  actor: MemberActor,
  site: Locale,
  { type, page, pageSize }: { type: FollowType; page: number; pageSize: number },
): Promise<FollowPage> {
  const { accountId } = actor;
  await countTry('followList', String(accountId));
  const now = new Date();
  const found = await rows<Row>(
    database(),
    sql`with ${mine(sql`f.account_id = ${accountId} and f.type = ${type}`)},
        ${newsSince(sql`${oldestNews(now)}::timestamptz`, now.toISOString())},
        tally as (select follow_id, count(*) filter (where at > seen_at)::int as fresh, max(at) as last from news group by 1)
      select f.id, f.type, coalesce(f.company_id, f.category_id, f.request_id) as "subjectId", f.created_at as "createdAt",
        coalesce(t.fresh, 0) as fresh
      from mine f left join tally t on t.follow_id = f.id
      order by t.last desc nulls last, f.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  const [all] = await rows<{ total: number }>(
    database(),
    sql`select count(*)::int as total from follow where account_id = ${accountId} and type = ${type}`,
  );
  const names = await namesOf(site, found);
  const news = await latestNews(
    actor,
    site,
    found.map(({ id }) => id),
    now,
  );
  const items = found.map((row) => {
    const known = names.get(`${row.type}:${row.subjectId}`);
    return {
      ...row,
      createdAt: iso(row.createdAt),
      name: known?.name ?? null,
      logo: known?.logo ?? null,
      request: known?.request ?? null,
      news: news.get(row.id) ?? [],
    };
  });
  return { items, total: all?.total ?? 0, at: now.toISOString() };
}

/** Which of these the actor follows. */
export async function followsAmong(
  { accountId }: MemberActor,
  type: FollowType,
  ids: readonly number[],
): Promise<number[]> {
  const found = await rows<{ id: number }>(
    database(),
    sql`select ${columns[type]} as id from follow where account_id = ${accountId} and ${columns[type]} in ${ids} order by 1`,
  );
  return found.map(({ id }) => id);
}

/** Number of new items of all the actor's follows, each counted once. */
export async function countNews({ accountId }: MemberActor): Promise<number> {
  const now = new Date();
  const since = sql`greatest(f.seen_at, ${oldestNews(now)}::timestamptz)`;
  const [found] = await rows<{ fresh: number }>(
    database(),
    sql`with ${mine(sql`f.account_id = ${accountId}`)}, ${newsSince(since, now.toISOString())}
      select count(*)::int as fresh from (select distinct kind, subject_id from news) once`,
  );
  return found?.fresh ?? 0;
}
