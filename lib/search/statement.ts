import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { config } from '@/lib/platform/config';
import { tierQuality } from '@/lib/platform/db/schema/search';
import type { ListState } from '@/lib/platform/routes/list-state';
import { conditionsOf, type QueryText } from '@/lib/platform/search/tsquery';
import type { KeyRange } from '@/lib/property/types';
import { groupsOf, type Scope } from './facet';
import { figureFit, figureGap, hasFigures } from './figure';
import { countedValues, facetColumns, filters, subjectFilter } from './filter';
import { isInRange, reaches } from './range';
import { isNamesFirst, isViewed, orderOf, relevanceOf } from './ranking';
import type { Conditions, Given, ListingQuery } from './types';

/** Range of a page, ranking candidates, and the number of matches (`many`) from which the top tier suffices. */
type PageWindow = Record<'limit' | 'offset' | 'candidates' | 'many', Given<number>>;

const idOf = ({ scope }: ListingQuery) => sql.identifier(`${scope}_id`);
const table = ({ scope }: ListingQuery) => sql.identifier(`${scope}_search`);
const onSite = ({ locale }: ListingQuery) => sql`locale = ${sql.raw(`'${locale}'`)}`;
const matchesAny = (queries: readonly Given<string>[]) =>
  sql`(${sql.join(
    queries.map((query) => sql`tsv @@ ${query}::tsquery`),
    sql` and `,
  )})`;
const matches = ({ text }: ListingQuery) => (text === null ? sql`true` : matchesAny(text.any));
const named = ({ text }: ListingQuery) => matchesAny(text?.name ?? ['']);

/** A keyword's query as a statement takes it. */
export const toConditions = ({ any, name, rank }: QueryText): Conditions => ({
  any: conditionsOf(any),
  name: conditionsOf(name),
  rank,
});

/** The indexes of the queries that match anything; all are of one scope or more. */
export const matchedStatement = (queries: readonly ListingQuery[]): SQL =>
  sql.join(
    queries.map(
      (query, at) => sql`select ${at}::int as at where exists (
        select from ${table(query)} where ${onSite(query)} and ${matches(query)} and ${hasFigures(query)})`,
    ),
    sql` union all `,
  );

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
function groups(query: ListingQuery, key: SQL): SQL {
  const { groups: chosen, other } = filters(query.scope, query.state);
  const choices = chosen.map(({ name, where }) => sql`${where} as ${sql.identifier(`in_${name}`)}`);
  return sql`grouped as materialized (
      select facet, count(*)::int as n, min(${key}) as key from ${table(query)}
      where ${onSite(query)} and ${subjectFilter(query.subject)} and ${other} and ${hasFigures(query)} and ${matches(query)} group by facet),
    together as materialized (
      select grouped.n, ${sql.join([...facetColumns(query.scope), ...choices], sql`, `)}
      from grouped join ${table(query)} s on ${onSite(query)} and s.${key} = grouped.key),
    counted as materialized (select coalesce(sum(n), 0)::int as total from together where ${inside(query.scope)})`;
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
export const countStatement = (query: ListingQuery): SQL =>
  sql`with ${groups(query, sql`${idOf(query)}`)} ${counts(query)}
    union all select 'stored', '', greatest(reltuples, 0)::int from pg_class where oid = ${`${query.scope}_search`}::regclass`;

const filtered = (query: ListingQuery): SQL => {
  const { groups: chosen, other } = filters(query.scope, query.state);
  const conditions = [
    onSite(query),
    subjectFilter(query.subject),
    other,
    hasFigures(query),
    ...chosen.map(({ where }) => where),
  ];
  return sql.join(conditions, sql` and `);
};

/** The first `visited` rows of the site in the listing's order, by an index made for it; with null all rows. */
function source(query: ListingQuery, visited: number | null): SQL {
  const [id, order] = [idOf(query), orderOf(query)];
  if (!isViewed(query))
    return visited === null
      ? sql`${table(query)} s`
      : sql`(select * from ${table(query)} where ${onSite(query)} order by ${order}, ${id} limit ${visited}) s`;
  const views = sql`select subject_id as ${id}, popularity, hot from search_popularity where kind = ${query.scope}`;
  const first = visited === null ? sql`` : sql`order by ${order}, subject_id limit ${visited}`;
  return sql`${table(query)} s join (${views} ${first}) viewed using (${id})`;
}

/**
 * The ids of a page of an unranked listing, in order, those last that are only near the figures of a search (`near`).
 * @param total matching rows
 * @param visited rows to read in the sort order, possibly too few; null reads all matches
 */
export function pageStatement(query: ListingQuery, size: number, total: number, visited: number | null): SQL {
  const id = idOf(query);
  const first = isNamesFirst(query, total) ? sql`${named(query)} desc,` : sql``;
  const exact = query.figures.length > 0 ? sql`near,` : sql``;
  return sql`select ${id} as id, ${figureFit(query)} < 0 as near from ${source(query, visited)} where ${filtered(query)} and ${matches(query)}
    order by ${exact} ${first} ${orderOf(query)}, ${id} limit ${size} offset ${(query.state.page - 1) * size}`;
}

/**
 * Ranking candidates: rows translated for the site, then matches in names, each by quality. If many, from the small
 * top-tier index first; later parts only run if earlier ones do not suffice. With figures, what fits comes before all
 * else.
 */
function candidates(query: ListingQuery, { candidates: limit, many }: PageWindow): SQL {
  const [id, name] = [idOf(query), named(query)];
  const byQuality = sql`quality desc, ${id}`;
  const fit = figureFit(query);
  const byName = sql`fit desc, translated desc, named desc, ${byQuality}`;
  const total = sql`(select total from counted)`;
  const isMany = sql`${total} > ${many}`;
  const inTier = sql.raw(`quality >= ${tierQuality}`);
  const part = (isNamed: SQL, condition: SQL, order: SQL) =>
    sql`(select ctid as key, ${id} as id, translated, ${isNamed} as named, ${fit} as fit from ${table(query)} where ${filtered(query)} and ${condition} order by ${order} limit ${limit})`;
  if (query.figures.length > 0)
    return sql`select row_number() over ()::int as place, * from (${part(name, matches(query), byName)}) part limit ${limit}`;
  const parts = [
    part(name, sql`${total} between 1 and ${many} and ${matches(query)}`, byName),
    part(sql`true`, sql`${isMany} and translated and ${inTier} and ${name}`, byQuality),
    part(sql`true`, sql`${isMany} and translated and not ${inTier} and ${name}`, byQuality),
    part(sql`false`, sql`${isMany} and translated and ${inTier} and ${matches(query)} and not ${name}`, byQuality),
    part(name, sql`${isMany} and ${matches(query)} and not (translated and (${inTier} or ${name}))`, byName),
  ];
  return sql`select row_number() over ()::int as place, * from (${sql.join(parts, sql` union all `)}) part limit ${limit}`;
}

/**
 * Counts of a keyword's matches and the ids of a page, best match first: `n` is the position of the id `value`, which is
 * a `place`, or `near` if it is only near the figures.
 */
export function searchStatement(query: ListingQuery, window: PageWindow): SQL {
  const { candidates: ranked } = config.search;
  return sql`with ${groups(query, sql`ctid`)}, candidate as materialized (${candidates(query, window)}),
    page as (select c.id, c.fit < 0 as near from candidate c
      left join ${table(query)} one on c.place <= ${ranked} and one.ctid = c.key
      order by c.fit desc, case when c.fit < 0 then ${figureGap(query, sql`c.id`)} end, c.place > ${ranked}, c.translated desc, c.named desc, ${relevanceOf(query)} desc, c.place
      limit ${window.limit} offset ${window.offset})
    ${counts(query)} union all select case when near then 'near' else 'place' end, id::text, row_number() over ()::int from page`;
}

/** A page as parameters of the search statement. */
export function windowOf({ page }: ListState, size: number): Record<keyof PageWindow, number> {
  const offset = (page - 1) * size;
  const candidates = Math.max(config.search.candidates, offset + size);
  return { limit: size, offset, candidates, many: 5 * candidates };
}

/**
 * Products by the buckets of a category's key parameters that they reach into: of each property (`kind`) how many (`n`)
 * have the buckets of a mask (`value`), the first in its lowest bit. Each property ignores its own range.
 */
export function rangeStatement(query: ListingQuery, keys: readonly KeyRange[]): SQL {
  const { range } = query.state;
  const rest = { ...query, state: { ...query.state, range: [] } };
  const missed = (property: string) => sql.identifier(`missed_${property}`);
  const columns = range.map((one) => sql`, (not ${isInRange(one)})::int as ${missed(one.property)}`);
  const all = sql.join([sql`0`, ...range.map(({ property }) => sql`${missed(property)}`)], sql` + `);
  const own = sql.join(
    range.map(({ property }) => sql`when ${property} then ${missed(property)}`),
    sql` `,
  );
  const isCounted = range.length === 0 ? sql`true` : sql`${all} = case property ${own} else 0 end`;
  const mask = ({ property, buckets }: KeyRange) =>
    sql`when ${property} then ${sql.join(
      [sql`0`, ...buckets.map((bucket, index) => sql`((${reaches(bucket)})::int << ${sql.raw(String(index))})`)],
      sql` | `,
    )}`;
  return sql`with matching as materialized (
      select product_id ${sql.join(columns)} from ${table(query)} where ${filtered(rest)} and ${matches(query)}),
    masked as (
      select property, bit_or(case property ${sql.join(keys.map(mask), sql` `)} else 0 end) as mask
      from product_property join matching using (product_id)
      where property in ${keys.map(({ property }) => property)} and ${isCounted} group by product_id, property)
    select property as kind, mask::text as value, count(*)::int as n from masked group by 1, 2`;
}
