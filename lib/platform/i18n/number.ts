import { latinDigits, withoutMarks } from './digits';
import { numberFormat } from './formatter';
import type { Locale } from './site';

const signsOf = (locale: Locale) => {
  const parts = numberFormat(locale, { useGrouping: true }).formatToParts(12_345.6);
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  return { group: sign('group'), decimal: sign('decimal') };
};

type Written = {
  /** Digits of a currency behind the point: all are written where any is, so that no price looks cut off. */
  digits?: number | undefined;
  /** False for numbers such as years, without thousands separators. */
  grouped?: boolean | undefined;
};

/** From three decimals, always write them: otherwise a price could be misread by a factor of a thousand. */
const alwaysFrom = 3;

/** Formats a number for an input field with all its digits; `readDecimal` is the inverse. */
export function writeDecimal(locale: Locale, value: number, { digits = 0, grouped = true }: Written = {}): string {
  const isInteger = Number.isInteger(value) && digits < alwaysFrom;
  return numberFormat(locale, {
    useGrouping: grouped,
    minimumFractionDigits: isInteger ? 0 : digits,
    maximumFractionDigits: 20,
  }).format(value);
}

/** A limit in a message: grouped from five digits, since four may be a year. */
export const limitText = (locale: Locale, figure: string): string =>
  /^\d{5,}$/.test(figure) ? writeDecimal(locale, Number(figure)) : figure;

/** Digits, signs and points of any script as Latin ones, without spaces and the marks of direction. */
const plainOf = (typed: string): string =>
  withoutMarks(latinDigits(typed))
    .replace(/[\s'’٬]/g, '')
    .replace(/−/g, '-')
    .replace(/،/g, ',');

const grouped = /^[1-9]\d{0,2}(?:([.,])\d{2,3})*$/;

/** Converts digits with points and commas to one decimal point; '' if invalid. */
function pointed(text: string, group: string): string {
  const signs = [...text.replace(/[^.,]/g, '')];
  const last = signs.at(-1);
  if (last === undefined) return text;
  const at = text.lastIndexOf(last);
  const [before, behind] = [text.slice(0, at), text.slice(at + 1)];
  const alone = signs.length === 1;
  const other = last === '.' ? ',' : '.';
  const thousands = alone
    ? last === group && /^[1-9]\d{0,2}$/.test(before) && behind.length === 3
    : !text.includes(other);
  const ends = thousands ? text : before;
  if (!alone && (!grouped.test(ends) || (!thousands && before.includes(last)))) return '';
  return thousands ? text.replaceAll(last, '') : `${before.replaceAll(other, '')}.${behind}`;
}

/** Digits that a double always preserves. */
const maxDigits = 15;

/** Whether a typed number has no more digits than a double preserves, so that it may be reformatted. */
export const isExact = (typed: string): boolean =>
  plainOf(typed).replace(/\D/g, '').replace(/^0+/, '').length <= maxDigits;

/**
 * Parses a typed number: the language's separators, digits of any script, and both `1,234.50` and `1.234,50`. A single
 * separator is decimal, unless it is the language's thousands separator before three digits.
 * @returns null if empty, NaN if invalid
 */
export function readDecimal(locale: Locale, typed: string): number | null {
  const text = plainOf(typed);
  if (text === '') return null;
  const [, minus = '', figure = ''] = /^(-?)(.*)$/.exec(text) ?? [];
  const clear = figure.includes('٫')
    ? figure.replace(/[.,]/g, '').replace('٫', '.')
    : pointed(figure, signsOf(locale).group);
  return /^(?:\d+\.?\d*|\.\d+)$/.test(clear) ? Number(minus + clear) : Number.NaN;
}
