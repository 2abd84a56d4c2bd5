import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { KeywordMatch, LaunchResult, ZonedSource } from '@/lib/launch/listing/queries';
import type { Db } from '@/lib/platform/db/client';
import { nearestTranslation } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import { compoundsOf, mend } from '@/lib/platform/search/spelling';
import { stems } from '@/lib/platform/search/text';
import { keywordText, looseText, mendedText, type QueryText } from '@/lib/platform/search/tsquery';
import { chineseTokens } from '@/lib/platform/search/word';
import type { Ground } from '@/lib/search/alternative';
import { noFacets } from '@/lib/search/facet';

type Told = ZonedSource['told'];

const rankOf = ({ rank }: QueryText) => sql`ts_rank(s.tsv, ${rank}::tsquery)`;
const nothing: LaunchResult = {
  ids: [],
  total: 0,
  facets: { ...noFacets, tag: [] },
};

/** Public things with a zone that hold all words of a query, counted for the ways out of a search that found none. */
export const zonedGround = ({ id, key, from, translations, isPublic, told }: ZonedSource): Ground => ({
  other: (locale, any, keyword) => sql`${from} join product_search s on s.product_id = p.id and s.locale = ${locale}
    ${nearestTranslation(translations, key, id, locale)}
    where ${isPublic} and ${
      locale === 'zh'
        ? sql`(s.tsv @@ ${any}::tsquery or position(${keyword.toLowerCase()} in lower(${told})) > 0)`
        : sql`(s.tsv || ${stems(locale, told)}) @@ ${any}::tsquery`
    }`,
});

/** By the product's words and those of what has the zone together, so that one word may stand in either. */
const spacedMatch = (told: Told, locale: Locale, text: QueryText): KeywordMatch => ({
  where: sql`(s.tsv || ${stems(locale, told)}) @@ ${text.any}::tsquery`,
  rank: rankOf(text),
});

/** Chinese has no spaces: each word is one of the product's, or stands somewhere in the text beside it. */
async function chineseMatch(db: Db, told: Told, keyword: string, text: QueryText): Promise<KeywordMatch> {
  const parts: SQL[] = [];
  for (const token of chineseTokens(keyword)) {
    const { any } = await keywordText(db, 'zh', token);
    parts.push(sql`(s.tsv @@ ${any}::tsquery or position(${token} in lower(${told})) > 0)`);
  }
  return { where: sql.join(parts, sql` and `), rank: rankOf(text) };
}

/**
 * Finds what has a zone by keyword as products are found: whole words, then parts of words, then words one error away.
 * docs/domain.md, Search and sorting.
 * @param run finds what matches
 */
export async function searchZoned(
  db: Db,
  { told }: ZonedSource,
  locale: Locale,
  keyword: string,
  run: (match: KeywordMatch) => Promise<LaunchResult>,
): Promise<LaunchResult & { mended: string | null }> {
  const compounds = await compoundsOf(db, locale, keyword);
  const text = await keywordText(db, locale, keyword, locale === 'de' ? compounds : undefined);
  const attempt = async (of: QueryText, match?: KeywordMatch) =>
    of.any ? run(match ?? spacedMatch(told, locale, of)) : nothing;
  const first = locale === 'zh' && text.any ? await chineseMatch(db, told, keyword, text) : undefined;
  const exact = await attempt(text, first);
  if (exact.total > 0) return { ...exact, mended: null };
  const loose = await attempt(await looseText(db, locale, keyword, compounds));
  if (loose.total > 0) return { ...loose, mended: null };
  const mended = await mend(db, locale, keyword);
  if (!mended) return { ...exact, mended: null };
  const near = await attempt(await mendedText(db, locale, mended));
  const words = mended.map(([word]) => word).join(locale === 'zh' ? '' : ' ');
  return { ...near, mended: words };
}
