import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { correct } from '@/lib/platform/search/spelling';
import { stems } from '@/lib/platform/search/text';
import { keywordText } from '@/lib/platform/search/tsquery';
import { chineseTokens, chineseWords, words } from '@/lib/platform/search/word';
import { subjectFilter } from './filter';
import { fits } from './queries';
import type { ListingSubject } from './types';

/** A search scope: a kind of item, some channels of the portal, or all of it. */
export type Ground = {
  product?: boolean;
  company?: boolean;
  channels?: readonly string[];
  /** subject of products and companies */
  subject?: ListingSubject;
  /** for items without search table: SQL source of those matching a keyword's tsquery */
  other?: (locale: Locale, any: string, keyword: string) => SQL;
};

/** The scope of a noun's own search, with its cache tags. */
export type OwnGround = { key: string; ground: Ground; tags: readonly string[] };

/** Alternatives to a search without results. */
export type Alternatives = {
  /** other sites with results for the same words, those with most results first */
  languages: { locale: Locale; total: number }[];
  /** categories named in the keyword, each followed by its ancestor */
  categoryIds: number[];
  /** corrections, and single words, that have results here */
  keywords: { keyword: string; total: number }[];
};

const max = { categories: 4, keywords: 4 } as const;

type KeywordQuery = { locale: Locale; keyword: string };

function foundIn(ground: Ground, { locale, keyword }: KeywordQuery, any: string): SQL[] {
  const { product, company, channels, subject = {}, other } = ground;
  // A literal, since the indexes are partial by language.
  const here = sql`${sql.raw(`locale = '${locale}'`)} and tsv @@ ${any}::tsquery`;
  return [
    ...(product ? [sql`product_search where ${subjectFilter(subject)} and ${here}`] : []),
    ...(company ? [sql`company_search where ${subjectFilter(subject)} and ${here}`] : []),
    ...(channels?.length ? [sql`portal_search where channel in ${channels} and ${here}`] : []),
    ...(other ? [other(locale, any, keyword)] : []),
  ];
}

/** Number of results of each keyword on its site, in one statement. */
async function countEach(db: Db, ground: Ground, list: readonly KeywordQuery[]): Promise<number[]> {
  const parts: SQL[] = [];
  for (const [at, { locale, keyword }] of list.entries()) {
    const { any } = await keywordText(db, locale, keyword);
    if (any)
      for (const from of foundIn(ground, { locale, keyword }, any))
        parts.push(sql`select ${at}::int as at, count(*)::int as n from ${from}`);
  }
  if (parts.length === 0) return list.map(() => 0);
  const found = await rows<{ at: number; n: number }>(db, sql.join(parts, sql` union all `));
  return list.map((_, index) => found.filter((row) => row.at === index).reduce((sum, { n }) => sum + n, 0));
}

const isMeaningful = (word: string) => [...word].length > 1 && !/\p{N}/u.test(word);

/** The corrected phrase, and each word as written or corrected. */
async function correctedWords(
  db: Db,
  locale: Locale,
  keyword: string,
): Promise<{ phrase: string | undefined; each: string[] }> {
  const corrected = await correct(db, locale, keyword);
  const given = locale === 'zh' ? chineseWords(keyword) : words(keyword);
  const phrase = corrected?.map(([first]) => first).join(locale === 'zh' ? '' : ' ');
  const each = corrected ? corrected.flat() : given;
  return { phrase, each: [...new Set(each.filter(isMeaningful))] };
}

/** Categories named by most of the words, the most specific first. */
async function namedCategories(db: Db, locale: Locale, list: readonly string[]): Promise<number[]> {
  const hits: SQL[] = [];
  for (const word of list.slice(0, 8))
    if (locale === 'zh')
      for (const token of chineseTokens(word)) hits.push(sql`(strpos(ct.name || ' ' || ct.terms, ${token}) > 0)::int`);
    else {
      const { any } = await keywordText(db, locale, word);
      if (any) hits.push(sql`(${stems(locale, sql`ct.name || ' ' || ct.terms`)} @@ ${any}::tsquery)::int`);
    }
  if (hits.length === 0) return [];
  const found = await rows<{ id: number }>(
    db,
    sql`select id from (select c.id, c.sort, c.parent_id, ${sql.join(hits, sql` + `)} as hits
        from category_translation ct join category c on c.id = ct.category_id where ct.locale = ${locale}) named
      where hits > 0 order by hits desc, parent_id is null, sort, id limit ${max.categories}`,
  );
  return found.map(({ id }) => id);
}

/** Categories with their ancestors, distinct. */
async function withWider(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const found = await rows<{ id: number; wider: number | null }>(
    db,
    sql`select id, parent_id as wider from category where id in ${ids}`,
  );
  const wider = new Map(found.map((row) => [row.id, row.wider]));
  return [...new Set(ids.flatMap((id) => [id, ...(wider.get(id) ? [wider.get(id) as number] : [])]))].slice(
    0,
    max.categories,
  );
}

/** Alternatives to a keyword without results on a site. docs/domain.md, Search and sorting. */
export async function findAlternatives(db: Db, ground: Ground, locale: Locale, keyword: string): Promise<Alternatives> {
  const others = locales.filter((one) => one !== locale && fits(one, keyword));
  const { phrase, each } = await correctedWords(db, locale, keyword);
  const candidates = [...new Set([...(phrase ? [phrase] : []), ...each])].filter((one) => one !== keyword);
  const queries = [
    ...others.map((other): KeywordQuery => ({ locale: other, keyword })),
    ...candidates.slice(0, 8).map((one): KeywordQuery => ({ locale, keyword: one })),
  ];
  const totals = await countEach(db, ground, queries);
  const counted = queries.map((one, index) => ({ ...one, total: totals[index] ?? 0 })).filter(({ total }) => total > 0);
  let categoryIds = await namedCategories(db, locale, each.length > 0 ? each : [keyword]);
  for (const other of others) if (categoryIds.length === 0) categoryIds = await namedCategories(db, other, [keyword]);
  return {
    languages: counted
      .filter((one) => one.locale !== locale)
      .map(({ locale: other, total }) => ({ locale: other, total }))
      .sort((a, b) => b.total - a.total),
    categoryIds: await withWider(db, categoryIds),
    keywords: counted
      .filter((one) => one.locale === locale)
      .map(({ keyword: one, total }) => ({ keyword: one, total }))
      .slice(0, max.keywords),
  };
}
