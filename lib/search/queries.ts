import 'server-only';
import { sql } from 'drizzle-orm';
import { config } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import { learnWords } from '@/lib/platform/search/lexeme';
import { compoundsOf, correct } from '@/lib/platform/search/spelling';
import { correctedText, keywordText, looseText, type QueryText } from '@/lib/platform/search/tsquery';
import { words as wordsOf } from '@/lib/platform/search/word';
import { readFilters } from '@/lib/property/filter';
import type { KeyRange } from '@/lib/property/types';
import { countOf, readCounts, readRangeCounts } from './count';
import { noFacets, type Scope } from './facet';
import { figureQueries, figuresOf } from './figure';
import { searchRanked } from './prepared-search';
import { isNamesFirst, isRanked } from './ranking';
import { countStatement, matchedStatement, pageStatement, rangeStatement, toConditions, windowOf } from './statement';
import type { CountRow, FigureQuery, ListingQuery, ListingSubject, RangeFacet, SearchResult } from './types';

const emptyResult: SearchResult = {
  ids: [],
  near: 0,
  total: 0,
  facets: noFacets,
  mended: null,
  figures: [],
  ranges: [],
};

// Reading a row via the index costs twice a sequential read; reserve for three times the estimated rows.
const [costFactor, reserve] = [2, 3];

/** A page in another sort order: via its index if many rows match, else by sorting the matches. */
async function searchOrdered(db: Db, query: ListingQuery, size: number): Promise<SearchResult> {
  const found = await rows<CountRow>(db, countStatement(query));
  const counted = { ...emptyResult, ...readCounts(query.scope, found) };
  const { total } = counted;
  const { offset } = windowOf(query.state, size);
  if (total <= offset) return counted;
  const columns = { id: sql<number>`id`, near: sql<boolean>`near` };
  const page = async (visited: number | null): Promise<SearchResult> => {
    const places = await db.select(columns).from(sql`(${pageStatement(query, size, total, visited)}) place`);
    return { ...counted, ids: places.map(({ id }) => id), near: places.filter(({ near }) => near).length };
  };
  const needed = Math.min(offset + size, total);
  const visited = Math.ceil((needed * reserve * countOf(found, 'stored')) / (locales.length * total));
  if (visited * costFactor < total && !isNamesFirst(query, total) && query.figures.length === 0) {
    const first = await page(visited);
    if (first.ids.length === needed - offset) return first;
  }
  return page(null);
}

/** Products by the buckets of key parameters; none where nothing matches and no range could be the reason. */
async function countRanges(
  db: Db,
  query: ListingQuery<string>,
  keys: readonly KeyRange[],
  total: number,
): Promise<RangeFacet[]> {
  if (keys.length === 0 || (total === 0 && query.state.range.length === 0)) return [];
  const columns = { kind: sql<string>`kind`, value: sql<string>`value`, n: sql<number>`n` };
  return readRangeCounts(keys, await db.select(columns).from(sql`(${rangeStatement(query, keys)}) found`));
}

async function find(
  db: Db,
  query: ListingQuery<string>,
  size: number,
  keys: readonly KeyRange[] = [],
): Promise<SearchResult> {
  const found = isRanked(query) ? await searchRanked(db, query, size) : await searchOrdered(db, query, size);
  return { ...found, ranges: await countRanges(db, query, keys, found.total) };
}

type Run = (text: QueryText | null) => Promise<SearchResult>;

/** Finds words as they are, else parts of them, else corrected ones. */
async function searchWords(db: Db, locale: Locale, keyword: string, run: Run): Promise<SearchResult> {
  const runText = (text: QueryText) => (text.any ? run(text) : emptyResult);
  // German compounds are always searched; in other languages, parts of words only if whole words find nothing.
  const compounds = locale === 'de' ? await compoundsOf(db, locale, keyword) : undefined;
  const exact = await runText(await keywordText(db, locale, keyword, compounds));
  if (exact.total > 0) return exact;
  const longer = compounds ?? (await compoundsOf(db, locale, keyword));
  const loose = await runText(await looseText(db, locale, keyword, longer));
  if (loose.total > 0) return loose;
  const corrected = await correct(db, locale, keyword);
  if (!corrected) return exact;
  const found = await runText(await correctedText(db, locale, corrected));
  return { ...found, mended: corrected.map(([first]) => first).join(locale === 'zh' ? '' : ' ') };
}

const isWorded = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/**
 * Finds a page of public products or companies of a site (docs/domain.md, Search and sorting). Products are found by the
 * figures of a keyword too (docs/decisions/0062-quantities.md).
 * @param size results a page
 * @param keys of products: the key parameters to count, with their buckets
 */
export async function search(
  db: Db,
  scope: Scope,
  locale: Locale,
  subject: ListingSubject,
  state: ListState,
  size: number,
  keys: readonly KeyRange[] = [],
): Promise<SearchResult> {
  const runWith =
    (figures: readonly FigureQuery[]): Run =>
    (text) =>
      find(db, { scope, locale, subject, text: text && toConditions(text), figures, state }, size, keys);
  const run = runWith([]);
  const { keyword } = subject;
  if (keyword === undefined) return run(null);
  const { filters, words } = readFilters(keyword, locale);
  if (scope === 'product' && filters.length > 0) {
    const figured = runWith(await figureQueries(db, locale, filters));
    const found = isWorded(words) ? await searchWords(db, locale, words, figured) : await figured(null);
    if (found.total > 0) return { ...found, figures: figuresOf(keyword, locale, filters) };
  }
  return searchWords(db, locale, keyword, run);
}

const scripts: Partial<Record<Locale, RegExp>> = {
  zh: /\p{Script=Han}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
};
/** Whether a keyword may be in a language, by its script. */
export const fits = (locale: Locale, keyword: string): boolean =>
  (scripts[locale] ?? /\p{Script=Latin}/u).test(keyword);

/**
 * Ids found by a keyword on another language's site, if this one has no results: the first language with results, among
 * those of its script. docs/domain.md, Search and sorting.
 */
export async function searchElsewhere(
  db: Db,
  scope: Scope,
  locale: Locale,
  keyword: string,
  size: number,
): Promise<number[]> {
  const others = locales.filter((one) => one !== locale && fits(one, keyword));
  await learnWords(
    db,
    others.map((other) => ({ locale: other, words: wordsOf(keyword) })),
  );
  const queries: ListingQuery<string>[] = [];
  for (const other of others) {
    const read = readFilters(keyword, other);
    const isFigured = scope === 'product' && read.filters.length > 0;
    const figures = isFigured ? await figureQueries(db, other, read.filters) : [];
    const text = await keywordText(db, other, isFigured ? read.words : keyword);
    const query = { scope, locale: other, subject: {}, text: toConditions(text), figures, state: emptyState };
    if (text.any) queries.push(query);
  }
  if (queries.length === 0) return [];
  const matched = await db.select({ at: sql<number>`at` }).from(sql`(${matchedStatement(queries)}) matched`);
  const first = queries[Math.min(...matched.map(({ at }) => at))];
  return first === undefined ? [] : (await find(db, first, size)).ids;
}

/** The highest page number of a listing. */
export const lastPage = (total: number, size: number): number =>
  Math.max(1, Math.min(Math.ceil(total / size), config.listing.page));
