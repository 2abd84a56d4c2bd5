import { type SQL, sql } from 'drizzle-orm';
import { type Continent, config, type Grade, type Membership, type Sort } from '@/lib/config';
import { type Executor, rows } from '@/lib/db/client';
import type { Locale } from '@/lib/i18n/site';
import type { ListState } from '@/lib/routes/list-state';
import { filters, subjectFilter } from './filter';
import { compoundsOf, mend } from './mend';
import { keywordQuery, mendedQuery, pairQuery } from './query-text';
import type { Count, Facets, Scope, SearchResult, Subject } from './types';

/** Rows looked at before ranking; beyond them a result is 'more than'. */
const reach = 5000;

type Raw = { total: number; ids: number[] | null; facets: Record<keyof Facets, Count<never>[] | null> | null };

const order: Record<Exclude<Sort, 'comprehensive'>, SQL> = {
  popularity: sql`popularity desc, quality desc`,
  latest: sql`published_at desc`,
  hot: sql`hot desc, quality desc`,
  recommend: sql`recommend desc, quality desc`,
};

const counted = (name: string, value: SQL, but: string, from: SQL = sql`hit`, extra: SQL = sql`true`) => sql`
  ${name}::text, (select jsonb_agg(jsonb_build_object('value', value, 'count', n) order by n desc, value) from (
    select ${value} as value, count(*)::int as n from ${from} where ${sql.raw(
      ['place', 'category', 'tag', 'grade', 'membership']
        .filter((facet) => facet !== but)
        .map((facet) => `in_${facet}`)
        .join(' and '),
    )} and ${extra} group by 1) counts)`;

/** One statement: the rows that match, each facet counted without its own choice, and the page asked for. */
function statement(
  scope: Scope,
  locale: Locale,
  subject: Subject,
  text: SQL | null,
  state: ListState,
  size: number,
): SQL {
  const { facet, other } = filters(scope, state);
  const id = sql.identifier(`${scope}_id`);
  const rank = text ? sql`ts_rank('{0.1,0.2,0.5,1}', tsv, ${text}) * (0.5 + quality)` : sql`quality`;
  const sort = state.sort === 'comprehensive' ? sql`translated desc, rank desc` : order[state.sort];
  return sql`with hit as materialized (
      select ${id} as id, country_code, continent, category_ids, tag_ids, grade, membership, translated, quality, popularity, hot, recommend, published_at,
        ${rank} as rank, ${facet.place} as in_place, ${facet.category} as in_category, ${facet.tag} as in_tag, ${facet.grade} as in_grade, ${facet.membership} as in_membership
      from ${sql.identifier(`${scope}_search`)}
      where locale = ${sql.raw(`'${locale}'`)} and ${subjectFilter(subject)} and ${other} ${text ? sql`and tsv @@ ${text}` : sql``}
      limit ${reach + 1}),
    chosen as materialized (select * from hit where in_place and in_category and in_tag and in_grade and in_membership)
    select (select count(*)::int from chosen) as total,
      (select jsonb_agg(id order by position) from (select id, row_number() over (order by ${sort}, id) as position from chosen
        order by position limit ${size} offset ${(state.page - 1) * size}) page) as ids,
      jsonb_build_object(${counted('country', sql`country_code`, 'place')}, ${counted('continent', sql`continent`, 'place')},
        ${counted('category', sql`member`, 'category', sql`hit cross join unnest(category_ids) as member`)},
        ${counted('tag', sql`member`, 'tag', sql`hit cross join unnest(tag_ids) as member`)},
        ${counted('grade', sql`grade`, 'grade')}, ${counted('membership', sql`membership`, 'membership')}) as facets`;
}

/** Everything of a large site without a keyword is counted by the database alone, since the scan above stops early. */
async function exactTotal(
  on: Executor,
  scope: Scope,
  locale: Locale,
  subject: Subject,
  text: SQL | null,
  state: ListState,
): Promise<number> {
  const { facet, other } = filters(scope, state);
  const all = sql.join(Object.values(facet), sql` and `);
  const [count] = await rows<{ n: number }>(
    on,
    sql`select count(*)::int as n from ${sql.identifier(`${scope}_search`)}
      where locale = ${sql.raw(`'${locale}'`)} and ${subjectFilter(subject)} and ${other} and ${all} ${text ? sql`and tsv @@ ${text}` : sql``}`,
  );
  return count?.n ?? 0;
}

const list = <Value extends string | number>(counts: Count<never>[] | null | undefined) =>
  (counts ?? []) as unknown as Count<Value>[];

/**
 * Finds a page of public products or companies of a site (decisions, Search and sorting).
 * @param size results a page
 */
export async function search(
  on: Executor,
  scope: Scope,
  locale: Locale,
  subject: Subject,
  state: ListState,
  size: number,
): Promise<SearchResult> {
  const run = async (text: SQL | null, mended: string | null): Promise<SearchResult> => {
    const [raw] = await rows<Raw>(on, statement(scope, locale, subject, text, state, size));
    const capped = (raw?.total ?? 0) > reach;
    return {
      ids: raw?.ids ?? [],
      total: capped ? await exactTotal(on, scope, locale, subject, text, state) : (raw?.total ?? 0),
      capped,
      facets: {
        country: list<string>(raw?.facets?.country),
        continent: list<Continent>(raw?.facets?.continent),
        category: list<number>(raw?.facets?.category),
        tag: list<number>(raw?.facets?.tag),
        grade: list<Grade>(raw?.facets?.grade),
        membership: list<Membership>(raw?.facets?.membership),
      },
      mended,
    };
  };
  if (subject.keyword === undefined) return run(null, null);
  // German builds its nouns from others; elsewhere a part of a word is looked for only where whole words give nothing.
  const text = keywordQuery(
    locale,
    subject.keyword,
    locale === 'de' ? await compoundsOf(on, locale, subject.keyword) : undefined,
  );
  if (!text) return { ids: [], total: 0, capped: false, facets: emptyFacets, mended: null };
  const exact = await run(text, null);
  if (exact.total > 0) return exact;
  const inside =
    locale === 'zh'
      ? pairQuery(subject.keyword)
      : keywordQuery(locale, subject.keyword, await compoundsOf(on, locale, subject.keyword));
  const byPart = inside ? await run(inside, null) : exact;
  if (byPart.total > 0) return byPart;
  const mended = await mend(on, locale, subject.keyword);
  if (!mended) return exact;
  return run(
    mendedQuery(
      locale,
      mended.map((part) => part.words),
    ),
    mended.map((part) => part.shown).join(locale === 'zh' ? '' : ' '),
  );
}

const emptyFacets: Facets = { country: [], continent: [], category: [], tag: [], grade: [], membership: [] };

/** How far a listing's numbered pages go. */
export const lastPage = (total: number, size: number): number =>
  Math.max(1, Math.min(Math.ceil(total / size), config.listing.page));
