import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { type Continent, config } from '@/lib/platform/config';
import { arrayOf } from '@/lib/platform/db/array';
import { type Db, rows } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import { type ListState, orderIn } from '@/lib/platform/routes/list-state';
import { compoundsOf, correct } from '@/lib/platform/search/spelling';
import { correctedText, keywordText, looseText, type QueryText } from '@/lib/platform/search/tsquery';
import { continentsAmong, isAmong } from '@/lib/search/continent';
import { type Count, noFacets } from '@/lib/search/facet';
import type { PortalFound, PortalKind, PortalSubject } from './types';

const all = sql`true`;
const both = (parts: readonly (SQL | false | undefined)[]): SQL => {
  const given = parts.filter((part): part is SQL => Boolean(part));
  return given.length > 0 ? sql.join(given, sql` and `) : all;
};

function about(locale: Locale, subject: PortalSubject, text: QueryText | null): SQL {
  const { channels, sub, division, keywordId, country, categoryId, where } = subject;
  return both([
    sql`s.locale = ${locale} and s.channel = any(${arrayOf(channels, 'text')})`,
    sub !== undefined && sql`s.sub = any(${arrayOf([sub].flat(), 'text')})`,
    division !== undefined && sql`s.division = ${division}`,
    keywordId !== undefined && sql`s.keyword_ids && ${arrayOf([keywordId].flat(), 'integer')}`,
    country !== undefined && sql`s.country_codes && ${arrayOf([country].flat(), 'text')}`,
    categoryId !== undefined && sql`s.category_ids && ${arrayOf([categoryId].flat(), 'integer')}`,
    where,
    text !== null && sql`s.tsv @@ ${text.any}::tsquery`,
  ]);
}

/** SQL conditions on a search row for the filters of place and category. */
export function portalConditions({ country, continent, cate }: Pick<ListState, 'country' | 'continent' | 'cate'>): {
  place: SQL;
  category: SQL;
} {
  const codes = country.map((code) => code.toUpperCase());
  const places = [
    ...(codes.length > 0 ? [sql`country_codes && ${arrayOf(codes, 'text')}`] : []),
    ...(continent === null ? [] : [isAmong(continent, sql`country_codes`, sql`continents`)]),
  ];
  return {
    // A country and a continent are combined by `or`, as in the lists of products and companies.
    place: places.length > 0 ? sql`(${sql.join(places, sql` or `)})` : all,
    category: cate.length > 0 ? sql`category_ids && ${arrayOf(cate, 'integer')}` : all,
  };
}

// Open tenders before closed ones; then by relevance, recommendation and date.
const isOver = sql`coalesce(deadline_at < now(), false)`;
const orders = {
  comprehensive: sql`${isOver}, translated desc, rank desc, published_at desc`,
  popularity: sql`popularity desc, published_at desc`,
  latest: sql`published_at desc`,
  hot: sql`hot desc, published_at desc`,
  recommend: sql`recommend desc, published_at desc`,
  // Closed ones last, latest first; those without deadline after the others.
  deadline: sql`${isOver}, case when not ${isOver} then deadline_at end, deadline_at desc, published_at desc`,
};

type Row = {
  kind: 'total' | 'open' | 'page' | 'country' | 'continent' | 'category' | 'channel' | 'sub' | 'division';
  value: string;
  n: number;
};
type PortalQuery = { locale: Locale; subject: PortalSubject; state: ListState; size: number; text: QueryText | null };

async function run(db: Db, { locale, subject, state, size, text }: PortalQuery): Promise<PortalFound> {
  const { place, category } = portalConditions(state);
  const inside = sql`in_place and in_category and in_open`;
  const rank = text ? sql`ts_rank(s.tsv, ${text.rank}::tsquery)` : sql`0`;
  const spread = (kind: Row['kind'], members: SQL, where: SQL) =>
    sql`union all select ${kind}, member::text, count(*)::int from fact cross join unnest(${members}) as member where ${where} group by 2`;
  const plain = (kind: Row['kind'], column: string) =>
    sql`union all select ${kind}, ${sql.identifier(column)}, count(*)::int from fact where ${inside} group by 2`;
  const found = await rows<Row>(
    db,
    sql`with one as (select s.kind, s.subject_id, s.channel, s.sub, s.division, s.country_codes, s.continents, s.category_ids, s.translated,
          s.recommend, s.published_at, s.deadline_at, ${rank} as rank, coalesce(v.hot, 0) as hot, coalesce(v.popularity, 0) as popularity
        from portal_search s left join search_popularity v on v.kind = s.kind and v.subject_id = s.subject_id
        where ${about(locale, subject, text)}),
      fact as materialized (select one.*, ${place} as in_place, ${category} as in_category, ${state.open ? sql`not ${isOver}` : all} as in_open from one)
      select 'total' as kind, '' as value, count(*)::int as n from fact where ${inside}
      union all select 'open', '', count(*)::int from fact where in_place and in_category and not ${isOver}
      union all select 'page', source || ' ' || channel || ' ' || id, place::int from (select fact.kind as source, channel, subject_id as id,
          row_number() over (${subject.each ? sql`partition by channel` : sql``} order by ${orderIn(orders, state.sort)}, subject_id desc) as place from fact where ${inside}) ordered
        where place > ${(state.page - 1) * size}::int and place <= ${state.page * size}::int
      ${spread('category', sql`category_ids`, sql`in_place and in_open`)} ${spread('country', sql`country_codes`, sql`in_category and in_open`)}
      ${spread('continent', continentsAmong(sql`country_codes`, sql`continents`), sql`in_category and in_open`)}
      ${plain('channel', 'channel')} ${plain('sub', 'sub')} ${plain('division', 'division')}`,
  );
  const of = (kind: Row['kind']) => found.filter((row) => row.kind === kind);
  const counts = <Value extends string | number>(kind: Row['kind'], read: (value: string) => Value): Count<Value>[] =>
    of(kind)
      .map(({ value, n }) => ({ value: read(value), count: n }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return {
    refs: of('page')
      .sort((a, b) => a.n - b.n)
      .map(({ value }) => {
        const [kind = '', channel = '', id = ''] = value.split(' ');
        return { kind: kind as PortalKind, channel, id: Number(id) };
      }),
    total: of('total')[0]?.n ?? 0,
    open: of('open')[0]?.n ?? 0,
    facets: {
      country: counts('country', String),
      continent: counts('continent', (value) => value as Continent),
      category: counts('category', Number),
    },
    channels: counts('channel', String),
    subs: counts('sub', String),
    divisions: counts('division', String),
    mended: null,
  };
}

const emptyResult: PortalFound = {
  refs: [],
  total: 0,
  open: 0,
  facets: noFacets,
  channels: [],
  subs: [],
  divisions: [],
  mended: null,
};

/**
 * A page of published portal items, with facet counts that ignore a facet's own filter. Words match whole, else as
 * parts, else with one typing error. docs/domain.md, Search and sorting.
 * @param size results per page
 */
export async function findPortal(
  db: Db,
  locale: Locale,
  subject: PortalSubject,
  state: ListState,
  size: number = config.content.page,
): Promise<PortalFound> {
  const attempt = async (text: QueryText) => (text.any ? run(db, { locale, subject, state, size, text }) : emptyResult);
  const { keyword } = subject;
  if (keyword === undefined) return run(db, { locale, subject, state, size, text: null });
  const compounds = await compoundsOf(db, locale, keyword);
  const exact = await attempt(await keywordText(db, locale, keyword, locale === 'de' ? compounds : undefined));
  if (exact.total > 0) return exact;
  const loose = await attempt(await looseText(db, locale, keyword, compounds));
  if (loose.total > 0) return loose;
  const corrected = await correct(db, locale, keyword);
  if (!corrected) return exact;
  const near = await attempt(await correctedText(db, locale, corrected));
  return { ...near, mended: corrected.map(([first]) => first).join(locale === 'zh' ? '' : ' ') };
}
