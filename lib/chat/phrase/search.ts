import { folded } from '@/lib/platform/i18n/fold';
import type { Locale } from '@/lib/platform/i18n/site';
import { withoutArticle } from '@/lib/platform/search/arabic';

/** Something that can be found: its text, and the names of what is to be filled in. */
export type PhraseEntry = { text: string; labels: readonly string[] };

const wordsOf = (text: string, locale: Locale): string[] => {
  const words = folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (locale === 'ar') return words.map(withoutArticle);
  if (locale !== 'zh') return words;
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  return words.flatMap((word) => [...segmenter.segment(word)].map(({ segment }) => segment));
};

type Match = { matched: number; at: number };

/** How many of the words asked for are found, and where the first of them stands. */
function matchOf(asked: readonly string[], { text, labels }: PhraseEntry, locale: Locale): Match {
  const places = asked.map((word) => {
    // Where Chinese words end is a guess, which differs with what stands beside them.
    if (locale === 'zh') return folded([text, ...labels].join(' ')).indexOf(word);
    return wordsOf([text, ...labels].join(' '), locale).findIndex((one) => one.startsWith(word));
  });
  const found = places.filter((place) => place >= 0);
  return { matched: found.length, at: Math.min(...found) };
}

/**
 * The entries in which words begin as those of the query do, in the text or in the names of its parameters: those with
 * all of the words first, then those in which the first of them stands earlier. All in their order for an empty query.
 */
export function searchPhrases<E extends PhraseEntry>(query: string, entries: readonly E[], locale: Locale): E[] {
  const asked = wordsOf(query, locale);
  if (asked.length === 0) return [...entries];
  return entries
    .map((entry) => ({ entry, ...matchOf(asked, entry, locale) }))
    .filter(({ matched }) => matched > 0)
    .sort((a, b) => b.matched - a.matched || a.at - b.at)
    .map(({ entry }) => entry);
}
