import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { config } from '@/lib/platform/config';
import { tierQuality } from '@/lib/platform/db/schema/search';
import type { ListState } from '@/lib/platform/routes/list-state';
import { conditionsOf, type QueryText } from '@/lib/platform/search/tsquery';
import { groupsOf, type Scope } from './facet';
import { countedValues, facetColumns, filters, subjectFilter } from './filter';
import { isNamesFirst, isViewed, orderOf, relevanceOf } from './ranking';
import type { Conditions, Given, ListingQuery } from './types';

/** Range of a page, ranking candidates, and the number of matches (`many`) from which the top tier suffices. */
type PageWindow = Record<'limit' | 'offset' | 'candidates' | 'many', Given<number>>;

const idOf = ({ scope }: ListingQuery) => sql.identifier(`${scope}_id`);
const table = ({ scope }: ListingQuery) => sql.identifier(`${scope}_search`);
const onSite = ({ locale }: ListingQuery) => sql`locale = ${sql.raw(`'${locale}'`)}`;
const holds = (queries: readonly Given<string>[]) =>
  sql`(${sql.join(
    queries.map((query) => sql`tsv @@ ${query}::tsquery`),
    sql` and `,
  )})`;
const matches = ({ text }: ListingQuery) => (text === null ? sql`true` : holds(text.any));
const named = ({ text }: ListingQuery) => holds(text?.name ?? ['']);

/** A keyword's query as a statement takes it. */
export const toConditions = ({ any, name, rank }: QueryText): Conditions => ({
  any: conditionsOf(any),
  name: conditionsOf(name),
  rank,
});

const inside = (scope: Scope, but?: string) =>
  sql.raw(
    groupsOf(scope)
      .filter((group) => group !== but)
      .map((group) => `in_${group}`)
      .join(' and '),
  );

/**
 * Groups matching rows by facet hash; counting all is fast, since there are few groups.
 * @param key column identifying one row of each group
 */
function groups(asked: ListingQuery, key: SQL): SQL {
  const { groups: chosen, other } = filters(asked.scope, asked.state);
  const choices = chosen.map(({ name, where }) => sql`${where} as ${sql.identifier(`in_${name}`)}`);
  return sql`grouped as materialized (
      select facet, count(*)::int as n, min(${key}) as key from ${table(asked)}
      where ${onSite(asked)} and ${subjectFilter(asked.subject)} and ${other} and ${matches(asked)} group by facet),
    together as materialized (
      select grouped.n, ${sql.join([...facetColumns(asked.scope), ...choices], sql`, `)}
      from grouped join ${table(asked)} s on ${onSite(asked)} and s.${key} = grouped.key),
    counted as materialized (select coalesce(sum(n), 0)::int as total from together where ${inside(asked.scope)})`;
}

/** Total of rows (`total`), and results per facet value, ignoring the choices of its own group. */
const counts = ({ scope }: ListingQuery): SQL => {
  const values = countedValues(scope).map(
    ({ name, group, values: value }) =>
      sql`select ${sql.raw(`'${name}'`)} as kind, ${value} as value where ${inside(scope, group)}`,
  );
  return sql`select kind, value, sum(n)::int as n from together cross join lateral (${sql.join(values, sql` union all `)}) one group by 1, 2
    union all select 'total', '', total from counted`;
};

/** The counts of a listing, with the approximate number of all stored rows (`stored`). */
export const countStatement = (asked: ListingQuery): SQL =>
  sql`with ${groups(asked, sql`${idOf(asked)}`)} ${counts(asked)}
    union all select 'stored', '', greatest(reltuples, 0)::int from pg_class where oid = ${`${asked.scope}_search`}::regclass`;

const filtered = (asked: ListingQuery): SQL => {
  const { groups: chosen, other } = filters(asked.scope, asked.state);
  const conditions = [onSite(asked), subjectFilter(asked.subject), other, ...chosen.map(({ where }) => where)];
  return sql.join(conditions, sql` and `);
};

/** The first `visited` rows of the site in the listing's order, by an index made for it; with null all rows. */
function source(asked: ListingQuery, visited: number | null): SQL {
  const [id, order] = [idOf(asked), orderOf(asked)];
  if (!isViewed(asked))
    return visited === null
      ? sql`${table(asked)} s`
      : sql`(select * from ${table(asked)} where ${onSite(asked)} order by ${order}, ${id} limit ${visited}) s`;
  const views = sql`select subject_id as ${id}, popularity, hot from search_popularity where kind = ${asked.scope}`;
  const first = visited === null ? sql`` : sql`order by ${order}, subject_id limit ${visited}`;
  return sql`${table(asked)} s join (${views} ${first}) viewed using (${id})`;
}

/**
 * The ids of a page of an unranked listing, in order.
 * @param total matching rows
 * @param visited rows to read in the sort order, possibly too few; null reads all matches
 */
export function pageStatement(asked: ListingQuery, size: number, total: number, visited: number | null): SQL {
  const id = idOf(asked);
  const first = isNamesFirst(asked, total) ? sql`${named(asked)} desc,` : sql``;
  return sql`select ${id} as id from ${source(asked, visited)} where ${filtered(asked)} and ${matches(asked)}
    order by ${first} ${orderOf(asked)}, ${id} limit ${size} offset ${(asked.state.page - 1) * size}`;
}

/**
 * Ranking candidates: rows translated for the site, then matches in names, each by quality. If many, from the small
 * top-tier index first; later parts only run if earlier ones do not suffice.
 */
function candidates(asked: ListingQuery, { candidates: limit, many }: PageWindow): SQL {
  const [id, name] = [idOf(asked), named(asked)];
  const byQuality = sql`quality desc, ${id}`;
  const byName = sql`translated desc, named desc, ${byQuality}`;
  const total = sql`(select total from counted)`;
  const isMany = sql`${total} > ${many}`;
  const inTier = sql.raw(`quality >= ${tierQuality}`);
  const part = (isNamed: SQL, condition: SQL, order: SQL) =>
    sql`(select ctid as key, ${id} as id, translated, ${isNamed} as named from ${table(asked)} where ${filtered(asked)} and ${condition} order by ${order} limit ${limit})`;
  const parts = [
    part(name, sql`${total} between 1 and ${many} and ${matches(asked)}`, byName),
    part(sql`true`, sql`${isMany} and translated and ${inTier} and ${name}`, byQuality),
    part(sql`true`, sql`${isMany} and translated and not ${inTier} and ${name}`, byQuality),
    part(sql`false`, sql`${isMany} and translated and ${inTier} and ${matches(asked)} and not ${name}`, byQuality),
    part(name, sql`${isMany} and ${matches(asked)} and not (translated and (${inTier} or ${name}))`, byName),
  ];
  return sql`select row_number() over ()::int as place, * from (${sql.join(parts, sql` union all `)}) part limit ${limit}`;
}

/** Counts of a keyword's matches and the ids of a page, best match first: `n` is the position of the id `value`. */
export function searchStatement(asked: ListingQuery, window: PageWindow): SQL {
  const { candidates: ranked } = config.search;
  return sql`with ${groups(asked, sql`ctid`)}, candidate as materialized (${candidates(asked, window)}),
    page as (select c.id from candidate c
      left join ${table(asked)} one on c.place <= ${ranked} and one.ctid = c.key
      order by c.place > ${ranked}, c.translated desc, c.named desc, ${relevanceOf(asked)} desc, c.place
      limit ${window.limit} offset ${window.offset})
    ${counts(asked)} union all select 'place', id::text, row_number() over ()::int from page`;
}

/** A page as parameters of the search statement. */
export function windowOf({ page }: ListState, size: number): Record<keyof PageWindow, number> {
  const offset = (page - 1) * size;
  const candidates = Math.max(config.search.candidates, offset + size);
  return { limit: size, offset, candidates, many: 5 * candidates };
}
