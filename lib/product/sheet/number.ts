import { latinDigits, withoutMarks } from '@/lib/platform/i18n/digits';
import { type Locale, sites } from '@/lib/platform/i18n/site';

const western = (words: string): string =>
  withoutMarks(latinDigits(words))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll('−', '-')
    .replace(/[\s'’]/g, '');

const markOf = (locale: Locale): string =>
  new Intl.NumberFormat(sites[locale].intl).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/** Which of its marks, if any, parts a number's whole from its fraction. */
function decimalMark(text: string, locale: Locale, whole: boolean): string | null {
  const marks = text.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return null;
  if (new Set(marks).size > 1) return last;
  if (marks.length > 1) return null;
  // One mark before three digits is either; the language that is written in says which.
  return /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text) && (whole || last !== markOf(locale)) ? null : last;
}

/**
 * A number as any of the eight languages may write it; undefined for what is none.
 * @param locale decides where a mark may be read in two ways
 * @param whole whether nothing but a whole number makes sense
 */
export function numberIn(words: string, locale: Locale, whole = false): number | undefined {
  const text = western(words);
  const mark = decimalMark(text, locale, whole);
  const [head = '', tail, ...more] = mark === null ? [text] : text.split(mark);
  if (more.length > 0 || !/^-?(?:\d+|\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3})$/.test(head)) return undefined;
  if (tail !== undefined && !/^\d+$/.test(tail)) return undefined;
  return Number(`${head.replace(/[.,]/g, '')}.${tail ?? 0}`);
}

/** A number as it can be read back in every language. */
export const writtenNumber = (value: number): string => String(value).replace(/^(-?\d{1,3}\.\d{3})$/, '$10');
