import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/site';
import { characterPairs, chineseTokens, plain, words } from './word';

const quote = (word: string) => `'${word.replaceAll("'", "''")}'`;
const conjunction = (parts: SQL[]): SQL => sql`(${sql.join(parts, sql` && `)})`;

/** One word as the language's stem, as it stands (models, brands) or as the beginning of a longer one. */
const spaced = (locale: Locale, word: string, prefix: boolean): SQL => {
  const clean = sql`geco_clean(${word})`;
  const exact = sql`(plainto_tsquery(geco_config(${locale}), ${clean}) || plainto_tsquery('simple', ${clean}))`;
  return prefix && word.length >= 3
    ? sql`(${exact} || to_tsquery('simple', quote_literal(trim(${clean})) || ':*'))`
    : exact;
};

/**
 * A keyword as a tsquery: every word must be there, the last one may be unfinished.
 * @param compounds longer words that a word is part of, by word: any of them will do for it
 * @returns null where the keyword holds no letter or figure
 */
export function keywordQuery(
  locale: Locale,
  keyword: string,
  compounds: ReadonlyMap<string, readonly string[]> = new Map(),
): SQL | null {
  if (locale === 'zh') {
    const tokens = chineseTokens(keyword);
    if (!tokens.length) return null;
    return sql`to_tsquery('simple', ${[...new Set(tokens)].map((token) => `${quote(token)}${/^[a-z\d]/i.test(token) ? ':*' : ''}`).join(' & ')})`;
  }
  const list = words(keyword);
  if (!list.length) return null;
  return conjunction(
    list.map((word, at) => {
      const longer = (compounds.get(plain(word)) ?? []).map((compound) => spaced(locale, compound, false));
      return sql`(${sql.join([spaced(locale, word, at === list.length - 1), ...longer], sql` || `)})`;
    }),
  );
}

/** Chinese by pairs of neighbouring characters, where the words as cut give nothing. */
export function pairQuery(keyword: string): SQL | null {
  const pairs = [...new Set(characterPairs(keyword))];
  return pairs.length ? sql`to_tsquery('simple', ${pairs.map(quote).join(' & ')})` : null;
}

/** Mended words as a tsquery: of the candidates for a word, one must be there. */
export function mendedQuery(locale: Locale, mended: readonly (readonly string[])[]): SQL {
  return conjunction(
    mended.map((candidates) => {
      const parts = candidates.map((word) => {
        if (locale !== 'zh') return spaced(locale, word, false);
        return sql`to_tsquery('simple', ${chineseTokens(word).map(quote).join(' & ')})`;
      });
      return sql`(${sql.join(parts, sql` || `)})`;
    }),
  );
}
