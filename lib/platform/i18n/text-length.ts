import { type Locale, sites } from './site';

const segmenters = new Map<Locale, Intl.Segmenter>();
const segmenterOf = (locale: Locale): Intl.Segmenter => {
  const granularity = locale === 'zh' ? 'grapheme' : 'word';
  const known = segmenters.get(locale) ?? new Intl.Segmenter(sites[locale].intl, { granularity });
  segmenters.set(locale, known);
  return known;
};

/**
 * Full stops not between digits, and @: Chromium and Node's ICU segment words differently there, so that server and
 * browser would disagree.
 */
const disputed = /(?<!\p{N})[.．]|[.．](?!\p{N})|@/gu;

/**
 * The length of a text: in words, in zh in characters.
 * docs/domain.md, Lengths of texts.
 */
export function countText(locale: Locale, text: string): number {
  const counted = locale === 'zh' ? text : text.replace(disputed, ' ');
  let count = 0;
  for (const { isWordLike } of segmenterOf(locale).segment(counted.trim()))
    if (locale === 'zh' || isWordLike) count += 1;
  return count;
}
