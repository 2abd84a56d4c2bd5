import { type SQL, sql } from 'drizzle-orm';
import { config, type Sort } from '@/lib/config';
import type { Locale } from '@/lib/i18n/site';
import type { ListState } from '@/lib/routes/list-state';
import { continentsOfRow } from './continent';
import { type FacetName, facetNames, filters, subjectFilter } from './filter';
import type { Text } from './query-text';
import type { Facets, Scope, Subject } from './types';

/** What a listing is asked; `text` is null where there is no keyword. */
export type Asked = { scope: Scope; locale: Locale; subject: Subject; text: Text | null; state: ListState };

const idOf = ({ scope }: Asked) => sql.identifier(`${scope}_id`);
const table = ({ scope }: Asked) => sql.identifier(`${scope}_search`);
const onSite = ({ locale }: Asked) => sql`locale = ${sql.raw(`'${locale}'`)}`;
const matches = ({ text }: Asked) => (text === null ? sql`true` : sql`tsv @@ ${text.any}::tsquery`);
const named = ({ text }: Asked) => sql`tsv @@ ${text?.name ?? ''}::tsquery`;

const kinds = [
  { kind: 'country', value: sql`country_code`, but: 'place' },
  { kind: 'continent', value: sql`unnest(${continentsOfRow})`, but: 'place' },
  { kind: 'category', value: sql`unnest(category_ids)::text`, but: 'category' },
  { kind: 'tag', value: sql`unnest(tag_ids)::text`, but: 'tag' },
  { kind: 'grade', value: sql`grade`, but: 'grade' },
  { kind: 'membership', value: sql`membership`, but: 'membership' },
] as const satisfies { kind: keyof Facets; value: SQL; but: FacetName }[];
const inside = (but?: FacetName) =>
  sql.raw(
    facetNames
      .filter((facet) => facet !== but)
      .map((facet) => `in_${facet}`)
      .join(' and '),
  );

/**
 * How many rows there are (`total`; `stored`, about, with all that are not asked for), and how many each facet's value
 * would give, its own choice aside. All rows are counted, by the hash of what they share: facets come from few groups.
 */
export function countStatement(asked: Asked): SQL {
  const { facet, other } = filters(asked.scope, asked.state);
  const choices = facetNames.map((name) => sql`${facet[name]} as ${sql.identifier(`in_${name}`)}`);
  const values = kinds.map(
    ({ kind, value, but }) => sql`select ${kind} as kind, ${value} as value where ${inside(but)}`,
  );
  return sql`with grouped as materialized (
      select facet, count(*)::int as n, min(${idOf(asked)}) as id from ${table(asked)}
      where ${onSite(asked)} and ${subjectFilter(asked.subject)} and ${other} and ${matches(asked)} group by facet),
    together as materialized (
      select grouped.n, country_code, continent, category_ids, tag_ids, grade, membership, ${sql.join(choices, sql`, `)}
      from grouped join ${table(asked)} s on ${onSite(asked)} and s.${idOf(asked)} = grouped.id)
    select kind, value, sum(n)::int as n from together cross join lateral (${sql.join(values, sql` union all `)}) one group by 1, 2
    union all select 'total', '', coalesce(sum(n), 0)::int from together where ${inside()}
    union all select 'stored', '', greatest(reltuples, 0)::int from pg_class where oid = ${`${asked.scope}_search`}::regclass`;
}

export type CountRow = { kind: keyof Facets | 'total' | 'stored'; value: string; n: number };

const orders: Record<Exclude<Sort, 'deadline'>, SQL> = {
  comprehensive: sql`translated desc, quality desc`,
  popularity: sql`popularity desc, quality desc`,
  latest: sql`published_at desc`,
  hot: sql`hot desc, quality desc`,
  recommend: sql`recommend desc, quality desc`,
};
/** The order of a list; a deadline is of tenders alone, and no address of these lists has it. */
const orderOf = ({ state }: Asked): SQL => orders[state.sort === 'deadline' ? 'comprehensive' : state.sort];
/** Views stand in a table of their own, with the quality beside them. */
const isViewed = ({ state }: Asked) => state.sort === 'popularity' || state.sort === 'hot';

/** How well a row fits: where the words stand and how near to each other, then the quality of the listing. */
const relevance = (asked: Asked) =>
  sql`ts_rank('{0.05,0.1,0.3,1}', tsv, ${asked.text?.any ?? ''}::tsquery) * (0.75 + 0.5 * quality)`;

/** Whether rows stand by how well they fit the keyword: of many, the best candidates, names first and then by quality. */
export const isRanked = ({ text, state }: Asked) => text !== null && state.sort === 'comprehensive';

/**
 * Whether what has the keyword in its name stands before what merely mentions it, in any order. Only where few match: of
 * many, the rows of a page are found by the order's index.
 */
export const isNamesFirst = ({ text }: Asked, total: number) => text !== null && total <= config.search.candidates;

const filtered = (asked: Asked): SQL => {
  const { facet, other } = filters(asked.scope, asked.state);
  return sql.join([onSite(asked), subjectFilter(asked.subject), other, ...Object.values(facet)], sql` and `);
};

/** The first `visited` rows of the site in the listing's order, by an index made for it; with null all rows. */
function source(asked: Asked, visited: number | null): SQL {
  const [id, order] = [idOf(asked), orderOf(asked)];
  if (!isViewed(asked))
    return visited === null
      ? sql`${table(asked)} s`
      : sql`(select * from ${table(asked)} where ${onSite(asked)} order by ${order}, ${id} limit ${visited}) s`;
  const views = sql`select subject_id as ${id}, popularity, hot from search_popularity where kind = ${asked.scope}`;
  const first = visited === null ? sql`` : sql`order by ${order}, subject_id limit ${visited}`;
  return sql`${table(asked)} s join (${views} ${first}) viewed using (${id})`;
}

/** The rows that match, of all or of the first in the listing's order: cheap where most match. */
const found = (asked: Asked, visited: number | null): SQL =>
  sql`${source(asked, visited)} where ${filtered(asked)} and ${matches(asked)}`;

/**
 * The ids of a page, in order, with how many candidates were there where the best alone are ranked.
 * @param total rows that match
 * @param visited rows to look through in the listing's order, which may be too few; null looks through all that match
 */
export function pageStatement(asked: Asked, size: number, total: number, visited: number | null): SQL {
  const [id, offset] = [idOf(asked), (asked.state.page - 1) * size];
  const order = orderOf(asked);
  const rows = found(asked, visited);
  if (!isRanked(asked)) {
    const first = isNamesFirst(asked, total) ? sql`${named(asked)} desc,` : sql``;
    return sql`select ${id} as id, null as reached from ${rows} order by ${first} ${order}, ${id} limit ${size} offset ${offset}`;
  }
  const { candidates } = config.search;
  if (total <= candidates)
    return sql`select ${id} as id, null as reached from ${rows} order by translated desc, ${named(asked)} desc, ${relevance(asked)} desc, ${id} limit ${size} offset ${offset}`;
  const most = Math.max(candidates, offset + size);
  const part = (from: SQL, shown: boolean, condition: SQL) =>
    sql`(select ${id} as id from ${from} and translated = ${shown} and ${condition} order by quality desc, ${id} limit ${most})`;
  const parts = [true, false].flatMap((shown) => [
    part(found(asked, null), shown, named(asked)),
    part(rows, shown, sql`not (${named(asked)})`),
  ]);
  // A part is not even begun where those before it are enough. Vectors are read for the candidates alone: with them the
  // sort would be ten times as large.
  return sql`select s.id, reached from (
      select id, place, max(place) over ()::int as reached from (
        select id, row_number() over () as place from (${sql.join(parts, sql` union all `)}) s limit ${most}) s) s
      left join ${table(asked)} one on s.place <= ${candidates} and one.${onSite(asked)} and one.${id} = s.id
    order by place > ${candidates}, one.translated desc, one.${named(asked)} desc, ${relevance(asked)} desc, place limit ${size} offset ${offset}`;
}

/** How many rows in order must be there for a page: all up to its end, and the candidates where it is ranked. */
export const neededFor = (asked: Asked, size: number): number =>
  Math.max(asked.state.page * size, isRanked(asked) ? config.search.candidates : 0);
