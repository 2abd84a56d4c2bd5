import { type Continent, config, type Grade, type Membership } from '@/lib/config';
import { type Executor, rows } from '@/lib/db/client';
import { type Locale, locales } from '@/lib/i18n/site';
import { emptyState, type ListState } from '@/lib/routes/list-state';
import { compoundsOf, mend } from './mend';
import { keywordText, looseText, mendedText, type Text } from './query-text';
import {
  type Asked,
  type CountRow,
  countStatement,
  isNamesFirst,
  isRanked,
  neededFor,
  pageStatement,
} from './statement';
import type { Count, Facets, Scope, SearchResult, Subject } from './types';

type Counted = { total: number; stored: number; facets: Facets };

const emptyFacets: Facets = { country: [], continent: [], category: [], tag: [], grade: [], membership: [] };
const nothing: SearchResult = { ids: [], total: 0, facets: emptyFacets, mended: null };

/** The counts of a listing, each facet's the largest first. */
async function count(on: Executor, asked: Asked): Promise<Counted> {
  const found = await rows<CountRow>(on, countStatement(asked));
  const of = (kind: CountRow['kind']) => found.filter((row) => row.kind === kind);
  const facet = <Value extends string | number>(kind: keyof Facets, read: (value: string) => Value): Count<Value>[] =>
    of(kind)
      .map(({ value, n }) => ({ value: read(value), count: n }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return {
    total: of('total')[0]?.n ?? 0,
    stored: of('stored')[0]?.n ?? 0,
    facets: {
      country: facet('country', String),
      continent: facet('continent', (value) => value as Continent),
      category: facet('category', Number),
      tag: facet('tag', Number),
      grade: facet('grade', (value) => value as Grade),
      membership: facet('membership', (value) => value as Membership),
    },
  };
}

// Looking up a row in order costs twice as much as one of a scan, and three times as many rows as reckoned may be needed.
const [dearer, reserve] = [2, 3];

/** The ids of a page: through the listing's order where many rows match, else through the rows that match. */
async function page(on: Executor, asked: Asked, size: number, { total, stored }: Counted): Promise<number[]> {
  const run = (visited: number | null) =>
    rows<{ id: number; reached: number | null }>(on, pageStatement(asked, size, total, visited));
  const needed = Math.min(neededFor(asked, size), total);
  const visited = Math.ceil((needed * reserve * stored) / (locales.length * total));
  if (visited * dearer < total && (isRanked(asked) || !isNamesFirst(asked, total))) {
    const found = await run(visited);
    const wanted = Math.min(size, total - (asked.state.page - 1) * size);
    if (found.length === wanted && (found[0]?.reached ?? needed) >= needed) return found.map(({ id }) => id);
  }
  return (await run(null)).map(({ id }) => id);
}

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
  const run = async (text: Text | null): Promise<SearchResult> => {
    const asked = { scope, locale, subject, text, state };
    const counted = await count(on, asked);
    const ids = counted.total > (state.page - 1) * size ? await page(on, asked, size, counted) : [];
    return { ids, total: counted.total, facets: counted.facets, mended: null };
  };
  const { keyword } = subject;
  if (keyword === undefined) return run(null);
  const runText = (text: Text) => (text.any ? run(text) : nothing);
  // German builds its nouns from others; elsewhere a part of a word is looked for only where whole words give nothing.
  const compounds = locale === 'de' ? await compoundsOf(on, locale, keyword) : undefined;
  const exact = await runText(await keywordText(on, locale, keyword, compounds));
  if (exact.total > 0) return exact;
  const longer = compounds ?? (await compoundsOf(on, locale, keyword));
  const loose = await runText(await looseText(on, locale, keyword, longer));
  if (loose.total > 0) return loose;
  const mended = await mend(on, locale, keyword);
  if (!mended) return exact;
  const found = await runText(await mendedText(on, locale, mended));
  return { ...found, mended: mended.map(([first]) => first).join(locale === 'zh' ? '' : ' ') };
}

const scripts: Partial<Record<Locale, RegExp>> = {
  zh: /\p{Script=Han}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
};
/** Whether a keyword may be words of a language, by its letters. */
export const fits = (locale: Locale, keyword: string): boolean =>
  (scripts[locale] ?? /\p{Script=Latin}/u).test(keyword);

/**
 * The ids of what the words of a keyword find on the site of another language, where this one has nothing: the first
 * language that has some, of those that are written so. Decisions, Search and sorting.
 */
export async function searchElsewhere(
  on: Executor,
  scope: Scope,
  locale: Locale,
  keyword: string,
  size: number,
): Promise<number[]> {
  for (const other of locales.filter((one) => one !== locale && fits(one, keyword))) {
    const text = await keywordText(on, other, keyword);
    if (!text.any) continue;
    const asked = { scope, locale: other, subject: {}, text, state: emptyState };
    const counted = await count(on, asked);
    if (counted.total > 0) return page(on, asked, size, counted);
  }
  return [];
}

/** How far a listing's numbered pages go. */
export const lastPage = (total: number, size: number): number =>
  Math.max(1, Math.min(Math.ceil(total / size), config.listing.page));
