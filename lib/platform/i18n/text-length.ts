import { type Locale, sites } from './site';

const segmenters = new Map<Locale, Intl.Segmenter>();
const segmenterOf = (locale: Locale): Intl.Segmenter => {
  const granularity = locale === 'zh' ? 'grapheme' : 'word';
  const known = segmenters.get(locale) ?? new Intl.Segmenter(sites[locale].intl, { granularity });
  segmenters.set(locale, known);
  return known;
};

/**
 * Full stops beside anything but figures, and the sign of addresses: Chromium parts words at them, Node's ICU does not,
 * so that the server's page and the browser's would differ.
 */
const disputed = /(?<!\p{N})[.．]|[.．](?!\p{N})|@/gu;

/**
 * How long a text is: words in languages that separate them by spaces, characters in zh.
 * docs/domain.md, Lengths of texts.
 */
export function countText(locale: Locale, text: string): number {
  const counted = locale === 'zh' ? text : text.replace(disputed, ' ');
  let count = 0;
  for (const { isWordLike } of segmenterOf(locale).segment(counted.trim()))
    if (locale === 'zh' || isWordLike) count += 1;
  return count;
}
