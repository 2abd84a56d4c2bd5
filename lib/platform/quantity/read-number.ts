import { readDecimal } from '@/lib/platform/i18n/number';
import type { Locale } from '@/lib/platform/i18n/site';

/** A number and where it ends in the prepared text. */
export type ReadNumber = { value: number; end: number; isFraction: boolean };

const denominators = new Set([2, 3, 4, 8, 16, 32, 64]);

const multipliers: readonly (readonly [pattern: RegExp, factor: number])[] = [
  [/^ ?万/, 1e4],
  [/^ ?亿/, 1e8],
  [/^ ?(?:тыс(?:\.|яч[аи]?)?|thousand|tausend|tsd\.?|الف|الاف)(?![\p{L}])/u, 1e3],
  [/^ ?(?:млн\.?|миллион(?:а|ов)?|millions?|millones|milhoes|millionen|مليون)(?![\p{L}])/u, 1e6],
];
/** A word of two languages that is a beginning in others. */
const thousand: Partial<Record<Locale, RegExp>> = {
  es: /^ ?mil(?!\p{L})/u,
  pt: /^ ?mil(?!\p{L})/u,
  fr: /^ ?mille(?!\p{L})/u,
};

const mixed = /^(\d+)(?: |-)(\d{1,2})[/⁄](\d{1,2})(?![\d/.,])/;
const simple = /^(\d{1,2})[/⁄](\d{1,2})(?![\d/.,])/;
const spaced = /^[1-9]\d{0,2}(?: \d{3})+(?:[.,٫]\d+)?(?![\d])/;
const plain = /^(?:\d+(?:[.,'٬٫]\d+)*|\.\d+)/;

const isProper = (top: number, bottom: number): boolean => top < bottom && denominators.has(bottom);

function multiplied(text: string, { value, end, isFraction }: ReadNumber, locale: Locale): ReadNumber {
  const rest = text.slice(end);
  const own = thousand[locale];
  const list = own ? [...multipliers, [own, 1e3] as const] : multipliers;
  for (const [pattern, factor] of list) {
    const found = pattern.exec(rest);
    if (found) return { value: Number((value * factor).toPrecision(12)), end: end + found[0].length, isFraction };
  }
  return { value, end, isFraction };
}

/**
 * The number at a place of a prepared text: with thousands by the language, decimal comma or point, a fraction such as
 * `1 1/2`, or a multiplier such as 万 or `тыс.`.
 * @param fractions false where a slash separates two numbers
 */
export function numberAt(text: string, at: number, locale: Locale, fractions = true): ReadNumber | null {
  const rest = text.slice(at);
  const parts = fractions ? mixed.exec(rest) : null;
  if (parts && isProper(Number(parts[2]), Number(parts[3])))
    return {
      value: Number(parts[1]) + Number(parts[2]) / Number(parts[3]),
      end: at + parts[0].length,
      isFraction: true,
    };
  const pair = fractions ? simple.exec(rest) : null;
  if (pair && isProper(Number(pair[1]), Number(pair[2])))
    return { value: Number(pair[1]) / Number(pair[2]), end: at + pair[0].length, isFraction: true };
  for (const pattern of [spaced, plain]) {
    const [typed] = pattern.exec(rest) ?? [];
    if (typed === undefined) continue;
    const value = readDecimal(locale, typed);
    if (value === null || Number.isNaN(value)) continue;
    return multiplied(text, { value, end: at + typed.length, isFraction: false }, locale);
  }
  return null;
}
