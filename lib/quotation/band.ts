import { digitsOf } from '@/lib/money/currency';

const steps = [1, 2, 5];

/**
 * The band in which a price lies, wide enough not to tell it: from one to the next of 1, 2, 5, 10, 20, 50 …
 * @param minor minor units of `currency`
 * @returns as in "200–500 EUR", the same in every language
 */
export function priceBand(minor: number, currency: string): string {
  const amount = minor / 10 ** digitsOf(currency);
  const power = 10 ** Math.floor(Math.log10(amount));
  const edges = [...steps, 10].map((step) => Number((step * power).toPrecision(1)));
  const index = edges.findLastIndex((edge) => edge <= amount);
  const low = edges[Math.max(0, index)];
  const high = edges[Math.max(0, index) + 1];
  return `${low}–${high} ${currency}`;
}
