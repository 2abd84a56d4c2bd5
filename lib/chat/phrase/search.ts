import { folded } from '@/lib/platform/i18n/fold';
import type { Locale } from '@/lib/platform/i18n/site';
import { withoutArticle } from '@/lib/platform/search/arabic';

/** A searchable phrase: its text, and the labels of its parameters. */
export type PhraseEntry = { text: string; labels: readonly string[] };

const wordsOf = (text: string, locale: Locale): string[] => {
  const words = folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (locale === 'ar') return words.map(withoutArticle);
  if (locale !== 'zh') return words;
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  return words.flatMap((word) => [...segmenter.segment(word)].map(({ segment }) => segment));
};

type Match = { matched: number; at: number };

/** Number of query words found, and the position of the first match. */
function matchOf(queryWords: readonly string[], { text, labels }: PhraseEntry, locale: Locale): Match {
  const places = queryWords.map((word) => {
    // Chinese word segmentation is a guess that depends on context, so compare substrings.
    if (locale === 'zh') return folded([text, ...labels].join(' ')).indexOf(word);
    return wordsOf([text, ...labels].join(' '), locale).findIndex((one) => one.startsWith(word));
  });
  const found = places.filter((place) => place >= 0);
  return { matched: found.length, at: Math.min(...found) };
}

/**
 * Phrases containing words that start with the query's words, in the text or parameter labels: matches of all words
 * first, then by position of the first match. For an empty query all, in their order.
 */
export function searchPhrases<E extends PhraseEntry>(query: string, entries: readonly E[], locale: Locale): E[] {
  const queryWords = wordsOf(query, locale);
  if (queryWords.length === 0) return [...entries];
  return entries
    .map((entry) => ({ entry, ...matchOf(queryWords, entry, locale) }))
    .filter(({ matched }) => matched > 0)
    .sort((a, b) => b.matched - a.matched || a.at - b.at)
    .map(({ entry }) => entry);
}
