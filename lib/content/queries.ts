import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { Body } from '@/lib/platform/body/types';
import { type Channel, config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { utc } from '@/lib/platform/db/time';
import { nearest, nearestLocale, nearestTranslation, noBody } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import { findPortal } from '@/lib/portal/queries';
import type { PortalSubject } from '@/lib/portal/types';
import { lastPage } from '@/lib/search/queries';
import type { ContentCard, ContentDetail, ContentLink, ContentPage, Named } from './types';

type Row = {
  id: number;
  channel: Channel;
  sub: string;
  title: string;
  locale: Locale;
  summary: string;
  source: string;
  cover: string;
  video: string | null;
  seconds: number | null;
  published_at: string;
  countries: Named<string>[];
  sectors: Named<number>[];
  demonstration: boolean;
};

const cardOf = (row: Row): ContentCard => ({
  id: row.id,
  channel: row.channel,
  sub: row.sub,
  title: { text: row.title, locale: row.locale },
  summary: row.summary,
  source: row.source,
  cover: row.cover,
  video: row.video,
  seconds: row.seconds,
  publishedAt: row.published_at,
  countries: row.countries,
  sectors: row.sectors,
  demonstration: row.demonstration,
});

const cardColumns = (locale: Locale) => sql`x.id, x.channel, x.sub, x.cover, x.video, x.seconds, x.demonstration,
  ${nearest('title')} as title, ${nearestLocale('title')} as locale, ${nearest('summary')} as summary, ${nearest('source')} as source,
  ${utc(sql`x.published_at`)} as published_at,
  (select coalesce(jsonb_agg(jsonb_build_object('id', k.country_code, 'name', named.name) order by named.sort), '[]') from content_country k
    join country_translation named on named.country_code = k.country_code and named.locale = ${locale} where k.content_id = x.id) as countries,
  (select coalesce(jsonb_agg(jsonb_build_object('id', at.id, 'name', named.name) order by at.sort, at.id), '[]') from content_category k
    join category at on at.id = k.category_id join category_translation named on named.category_id = at.id and named.locale = ${locale}
    where k.content_id = x.id) as sectors`;
const texts = (locale: Locale) => nearestTranslation('content_translation', 'content_id', sql`x.id`, locale);

const select = (locale: Locale, where: SQL, order: SQL, limit: number, more: SQL = sql``) =>
  sql`select ${cardColumns(locale)} ${more} from content x ${texts(locale)}
    where x.status = 'published' and ${where} order by ${order} limit ${limit}`;
const newest = sql`x.published_at desc, x.id desc`;

/** Cards of published content in the order of `ids`; unpublished items are left out. */
export async function listCards(locale: Locale, ids: readonly number[]): Promise<ContentCard[]> {
  if (!ids.length) return [];
  const found = await rows<Row>(database(), select(locale, sql`x.id in ${ids}`, newest, ids.length));
  return ids.flatMap((id) => found.filter((row) => row.id === id).map(cardOf));
}

/**
 * A page of published content with its facets.
 * @param subject channels, and what else the list is about
 * @param size results a page
 */
export async function listContent(
  locale: Locale,
  subject: PortalSubject,
  state: ListState,
  size: number = config.content.page,
): Promise<ContentPage> {
  const { refs, total, facets, subs, mended } = await findPortal(database(), locale, subject, state, size);
  const items = await listCards(
    locale,
    refs.map(({ id }) => id),
  );
  return { items, total, pages: lastPage(total, size), facets, subs, mended };
}

type Latest = { sub?: string; picked?: boolean; without?: readonly number[] };

/** The newest published content of some channels; `picked` restricts it to recommendations. */
export async function listLatest(
  locale: Locale,
  channels: readonly Channel[],
  limit: number,
  { sub, picked, without = [] }: Latest = {},
): Promise<ContentCard[]> {
  const where = sql`x.channel in ${channels} ${sub === undefined ? sql`` : sql`and x.sub = ${sub}`} ${picked ? sql`and x.recommend > 0` : sql``}
    ${without.length === 0 ? sql`` : sql`and x.id not in ${without}`}`;
  const order = picked ? sql`x.recommend desc, ${newest}` : newest;
  return (await rows<Row>(database(), select(locale, where, order, limit))).map(cardOf);
}

/** The most read content of a channel in the last days. */
export async function listMostRead(locale: Locale, channel: Channel, limit: number): Promise<ContentCard[]> {
  const { refs } = await findPortal(database(), locale, { channels: [channel] }, { ...emptyState, sort: 'hot' }, limit);
  return listCards(
    locale,
    refs.map(({ id }) => id),
  );
}

async function neighbour(locale: Locale, of: Row, older: boolean): Promise<ContentLink | null> {
  const [sign, order] = older ? [sql`<`, newest] : [sql`>`, sql`x.published_at, x.id`];
  const where = sql`x.channel = ${of.channel} and (x.published_at, x.id) ${sign} (select p.published_at, p.id from content p where p.id = ${of.id})`;
  const [row] = await rows<Row>(database(), select(locale, where, order, 1));
  if (!row) return null;
  const { id, channel, sub, title } = cardOf(row);
  return { id, channel, sub, title };
}

type DetailRow = Row & {
  body: Body;
  keywords: Named<number>[];
  source_url: string | null;
  updated_at: string;
  locales: Locale[];
};
const detailColumns = (
  locale: Locale,
) => sql`, ${nearest('body', noBody)} as body, x.source_url, ${utc(sql`x.updated_at`)} as updated_at,
  array(select t.locale from content_translation t where t.content_id = x.id order by 1) as locales,
  (select coalesce(jsonb_agg(jsonb_build_object('id', k.keyword_id, 'name', coalesce(mine.name, english.name)) order by k.sort), '[]')
    from content_keyword k join keyword w on w.id = k.keyword_id and not w.banned
      left join keyword_translation mine on mine.keyword_id = k.keyword_id and mine.locale = ${locale}
      left join keyword_translation english on english.keyword_id = k.keyword_id and english.locale = 'en'
    where k.content_id = x.id and coalesce(mine.name, english.name) is not null) as keywords`;

async function detail(locale: Locale, where: SQL): Promise<ContentDetail | null> {
  const [row] = await rows<DetailRow>(database(), select(locale, where, newest, 1, detailColumns(locale)));
  if (!row) return null;
  const { body, keywords, source_url: sourceUrl, updated_at: updatedAt, locales } = row;
  const [previous, next] = [await neighbour(locale, row, true), await neighbour(locale, row, false)];
  return { ...cardOf(row), body, keywords, sourceUrl, updatedAt, locales, previous, next };
}

/** A published item of one of `channels` with the previous and next one; null if there is none. */
export const getContent = (locale: Locale, channels: readonly Channel[], id: number): Promise<ContentDetail | null> =>
  detail(locale, sql`x.id = ${id} and x.channel in ${channels}`);

/** A fixed page, such as a help topic, by its URL key; null if there is none. */
export const getFixed = (locale: Locale, channel: Channel, key: string): Promise<ContentDetail | null> =>
  detail(locale, sql`x.channel = ${channel} and x.key = ${key}`);

/** The fixed pages of a channel in display order, with URL keys. */
export async function listFixed(locale: Locale, channel: Channel): Promise<(ContentCard & { key: string })[]> {
  const where = sql`x.channel = ${channel} and x.key is not null`;
  const found = await rows<Row & { key: string }>(
    database(),
    select(locale, where, sql`x.sort, x.id`, 100, sql`, x.key`),
  );
  return found.map((row) => ({ ...cardOf(row), key: row.key }));
}

/** Content sharing keywords, categories or countries with an item, by number of matches, then newest. */
export async function listRelated(
  locale: Locale,
  id: number,
  limit: number = config.list.related,
): Promise<ContentCard[]> {
  const shared = (table: string, column: string) =>
    sql`(select count(*)::int from ${sql.identifier(table)} a join ${sql.identifier(table)} b using (${sql.identifier(column)})
        where a.content_id = ${id} and b.content_id = x.id)`;
  const near = sql`3 * ${shared('content_keyword', 'keyword_id')} + 2 * ${shared('content_category', 'category_id')} + ${shared('content_country', 'country_code')}`;
  const where = sql`x.id <> ${id} and x.channel = (select me.channel from content me where me.id = ${id}) and ${near} > 0`;
  return (await rows<Row>(database(), select(locale, where, sql`${near} desc, ${newest}`, limit))).map(cardOf);
}
