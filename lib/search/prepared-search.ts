import 'server-only';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import { emptyState } from '@/lib/platform/routes/list-state';
import { readCounts } from './count';
import type { Scope } from './facet';
import { isUnfiltered } from './filter';
import { searchStatement, windowOf } from './statement';
import type { Conditions, CountRow, ListingQuery, SearchResult } from './types';

const { placeholder } = sql;
const window = {
  limit: placeholder('limit'),
  offset: placeholder('offset'),
  candidates: placeholder('candidates'),
  many: placeholder('many'),
};
const columns = { kind: sql<CountRow['kind']>`kind`, value: sql<string>`value`, n: sql<number>`n` };

type Shape = { scope: Scope; locale: Locale; any: number; name: number };
const slots = (part: 'any' | 'name', count: number) => Array.from({ length: count }, (_, index) => `${part}${index}`);

function prepare(db: Db, { scope, locale, any, name }: Shape) {
  const text = {
    any: slots('any', any).map(placeholder),
    name: slots('name', name).map(placeholder),
    rank: placeholder('rank'),
  };
  return db
    .select(columns)
    .from(sql`(${searchStatement({ scope, locale, subject: {}, text, figures: [], state: emptyState }, window)}) found`)
    .prepare(`search_${scope}_${locale}_${any}_${name}`);
}

type Prepared = ReturnType<typeof prepare>;
const statements = new WeakMap<Db, Map<string, Prepared>>();

/** A statement per scope, site and number of conditions; prepared, so that PostgreSQL plans it once per connection. */
function preparedSearch(db: Db, shape: Shape): Prepared {
  const known = statements.get(db) ?? new Map<string, Prepared>();
  statements.set(db, known);
  const key = Object.values(shape).join(' ');
  const statement = known.get(key) ?? prepare(db, shape);
  known.set(key, statement);
  return statement;
}

type Worded = ListingQuery & { text: Conditions };
type Ranked = ListingQuery<string>;

/** A page of a search without filters. */
function searchPrepared(db: Db, { scope, locale, text, state }: Worded, size: number): Promise<CountRow[]> {
  const { any, name, rank } = text;
  const values = [
    ...any.map((query, index) => [`any${index}`, query]),
    ...name.map((query, index) => [`name${index}`, query]),
  ];
  return preparedSearch(db, { scope, locale, any: any.length, name: name.length }).execute({
    ...Object.fromEntries(values),
    rank,
    ...windowOf(state, size),
  });
}

/**
 * Searches a keyword or figures: counts and a page, best match first. Planning costs as much as execution, so searches
 * without filters use a prepared statement.
 * @param size results per page
 */
export async function searchRanked(db: Db, query: Ranked, size: number): Promise<SearchResult> {
  const { scope, subject, state, text } = query;
  const isPrepared = text !== null && query.figures.length === 0 && isUnfiltered(scope, subject, state);
  const found = isPrepared
    ? await searchPrepared(db, { ...query, text }, size)
    : await rows<CountRow>(db, searchStatement(query, windowOf(state, size)));
  const near = found.filter(({ kind }) => kind === 'near');
  const places = [...found.filter(({ kind }) => kind === 'place'), ...near].sort((a, b) => a.n - b.n);
  return {
    ...readCounts(scope, found),
    ids: places.map(({ value }) => Number(value)),
    near: near.length,
    mended: null,
    figures: [],
    ranges: [],
  };
}
