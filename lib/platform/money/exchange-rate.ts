import { decimalOf, nearestMinor } from './amount';
import { digitsOf } from './currency';
import { over, type Ratio, ratioOf, times } from './ratio';

/** A stored rate: one unit of `base` buys `rate` of `currency` on `date`. */
export type ExchangeRate = { base: string; currency: string; date: string; rate: number; source: string };
type Rate = Omit<ExchangeRate, 'source'>;

/**
 * The exchange rate from `from` to `to`, via the common base if necessary.
 * @param rates the latest of each currency
 * @returns the factor and the rates used; null if one is missing
 */
export function crossRate<R extends Rate>(
  from: string,
  to: string,
  rates: readonly R[],
): { factor: Ratio; used: R[] } | null {
  if (from === to) return { factor: ratioOf(1), used: [] };
  const bases = [...new Set(rates.map(({ base }) => base))];
  for (const base of bases) {
    const find = (currency: string) => rates.find((rate) => rate.base === base && rate.currency === currency);
    const [source, target] = [find(from), find(to)];
    if (from === base && target) return { factor: ratioOf(target.rate), used: [target] };
    if (to === base && source) return { factor: over(ratioOf(1), ratioOf(source.rate)), used: [source] };
    if (source && target) return { factor: over(ratioOf(target.rate), ratioOf(source.rate)), used: [source, target] };
  }
  return null;
}

/** Amounts in minor units, for prices per `per` units; equal if it is one amount. */
export type AmountRange = { low: number; high: number; currency: string; per?: number };

const significantDigits = 3;
/** Amounts below this many units keep all their decimals. */
const preciseBelow = 100;

/** Minor units to three significant digits: a rate moves by more than the rest in a day. */
function roughMinor(minor: number, currency: string): number {
  if (minor < preciseBelow * 10 ** digitsOf(currency)) return minor;
  const step = 10 ** (String(minor).length - significantDigits);
  return Math.round(minor / step) * step;
}

/**
 * An amount in another currency, rounded for orientation, and the date of the older rate used.
 * @returns null if the currency is the same, a rate is missing, or nothing is left after rounding
 */
export function convertRange(
  { low, high, currency, per }: AmountRange,
  to: string,
  rates: readonly Rate[],
): (AmountRange & { date: string }) | null {
  const cross = currency === to ? null : crossRate(currency, to, rates);
  if (!cross) return null;
  const convert = (minor: number) =>
    roughMinor(nearestMinor(times(ratioOf(decimalOf(minor, currency)), cross.factor), to), to);
  const dates = cross.used.map(({ date }) => date).sort();
  const range = { low: convert(low), high: convert(high), currency: to, ...(per !== undefined && { per }) };
  return range.low > 0 ? { ...range, date: dates[0] ?? '' } : null;
}

/** An amount as the `value` of a `<data>` element: currency and minor units, from, to and number of units. */
export const markAmount = ({ low, high, currency, per = 1 }: AmountRange): string =>
  [currency, low, ...(high === low && per === 1 ? [] : [high]), ...(per === 1 ? [] : [per])].join(' ');

/** The inverse of `markAmount`; null for any other text. */
export function readAmount(text: string): AmountRange | null {
  const [, currency = '', low, high = low, per = 1] = /^([A-Z]{3}) (\d+)(?: (\d+))?(?: (\d+))?$/.exec(text) ?? [];
  return currency ? { currency, low: Number(low), high: Number(high), per: Number(per) } : null;
}
