import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { KeywordMatch, LaunchResult, ZonedSource } from '@/lib/launch/listing/queries';
import type { Db } from '@/lib/platform/db/client';
import { nearestTranslation } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import { compoundsOf, correct } from '@/lib/platform/search/spelling';
import { stems } from '@/lib/platform/search/text';
import { correctedText, keywordText, looseText, type QueryText } from '@/lib/platform/search/tsquery';
import { chineseTokens } from '@/lib/platform/search/word';
import type { Ground } from '@/lib/search/alternative';
import { noFacets } from '@/lib/search/facet';

type OwnText = ZonedSource['ownText'];

const rankOf = ({ rank }: QueryText) => sql`ts_rank(s.tsv, ${rank}::tsquery)`;
const emptyResult: LaunchResult = {
  ids: [],
  total: 0,
  facets: { ...noFacets, tag: [] },
};

/** Public launches or agent offers with all words of a query, counted to suggest alternatives to an empty search. */
export const zonedGround = ({ id, key, from, translations, isPublic, ownText }: ZonedSource): Ground => ({
  other: (locale, any, keyword) => sql`${from} join product_search s on s.product_id = p.id and s.locale = ${locale}
    ${nearestTranslation(translations, key, id, locale)}
    where ${isPublic} and ${
      locale === 'zh'
        ? sql`(s.tsv @@ ${any}::tsquery or position(${keyword.toLowerCase()} in lower(${ownText})) > 0)`
        : sql`(s.tsv || ${stems(locale, ownText)}) @@ ${any}::tsquery`
    }`,
});

/** Matches the product's and the item's own words together, so that a word may occur in either. */
const spacedMatch = (ownText: OwnText, locale: Locale, text: QueryText): KeywordMatch => ({
  where: sql`(s.tsv || ${stems(locale, ownText)}) @@ ${text.any}::tsquery`,
  rank: rankOf(text),
});

/** Chinese has no spaces: each token must be among the product's words or a substring of the item's text. */
async function chineseMatch(db: Db, ownText: OwnText, keyword: string, text: QueryText): Promise<KeywordMatch> {
  const parts: SQL[] = [];
  for (const token of chineseTokens(keyword)) {
    const { any } = await keywordText(db, 'zh', token);
    parts.push(sql`(s.tsv @@ ${any}::tsquery or position(${token} in lower(${ownText})) > 0)`);
  }
  return { where: sql.join(parts, sql` and `), rank: rankOf(text) };
}

/**
 * Searches launches or offers by keyword in the same steps as products: whole words, then parts, then one typing error.
 * docs/domain.md, Search and sorting.
 * @param run executes the search with a given match
 */
export async function searchZoned(
  db: Db,
  { ownText }: ZonedSource,
  locale: Locale,
  keyword: string,
  run: (match: KeywordMatch) => Promise<LaunchResult>,
): Promise<LaunchResult & { mended: string | null }> {
  const compounds = await compoundsOf(db, locale, keyword);
  const text = await keywordText(db, locale, keyword, locale === 'de' ? compounds : undefined);
  const attempt = async (of: QueryText, match?: KeywordMatch) =>
    of.any ? run(match ?? spacedMatch(ownText, locale, of)) : emptyResult;
  const first = locale === 'zh' && text.any ? await chineseMatch(db, ownText, keyword, text) : undefined;
  const exact = await attempt(text, first);
  if (exact.total > 0) return { ...exact, mended: null };
  const loose = await attempt(await looseText(db, locale, keyword, compounds));
  if (loose.total > 0) return { ...loose, mended: null };
  const corrected = await correct(db, locale, keyword);
  if (!corrected) return { ...exact, mended: null };
  const near = await attempt(await correctedText(db, locale, corrected));
  const words = corrected.map(([word]) => word).join(locale === 'zh' ? '' : ' ');
  return { ...near, mended: words };
}
