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

/** The decimal mark of a number; null if it has none. */
function decimalMark(text: string, locale: Locale, isInteger: boolean): string | null {
  const marks = text.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return null;
  if (new Set(marks).size > 1) return last;
  if (marks.length > 1) return null;
  // A single mark before three digits is ambiguous; the language decides.
  return /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text) && (isInteger || last !== markOf(locale)) ? null : last;
}

/**
 * Parses a number written in any of the eight languages; undefined if invalid.
 * @param locale decides ambiguous marks
 * @param whole whether only integers make sense
 */
export function numberIn(words: string, locale: Locale, isInteger = false): number | undefined {
  const text = western(words);
  const mark = decimalMark(text, locale, isInteger);
  const [head = '', tail, ...more] = mark === null ? [text] : text.split(mark);
  if (more.length > 0 || !/^-?(?:\d+|\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3})$/.test(head)) return undefined;
  if (tail !== undefined && !/^\d+$/.test(tail)) return undefined;
  return Number(`${head.replace(/[.,]/g, '')}.${tail ?? 0}`);
}

/** A number in a form that parses the same in every language. */
export const writtenNumber = (value: number): string => String(value).replace(/^(-?\d{1,3}\.\d{3})$/, '$10');
