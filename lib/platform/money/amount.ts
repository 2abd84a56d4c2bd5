import { digitsOf } from './currency';
import { type Ratio, ratio, ratioOf, rounded, times } from './ratio';

/** Minor units per unit of a currency, exactly. */
const unitsOf = (currency: string) => ratio(10n ** BigInt(digitsOf(currency)), 1n);

/**
 * Converts a decimal amount to minor units.
 * @returns null if it has more digits than the currency, or than a number can hold
 */
export function minorOf(amount: number, currency: string): number | null {
  if (!Number.isFinite(amount)) return null;
  const { top, bottom } = times(ratioOf(amount), unitsOf(currency));
  const minor = Number(top / bottom);
  return top % bottom === 0n && Number.isSafeInteger(minor) ? minor : null;
}

/**
 * The minor units that are nearest to an amount, a decimal one or a fraction, a half away from zero; not finite where the
 * amount is not.
 */
export function nearestMinor(amount: number | Ratio, currency: string): number {
  if (typeof amount !== 'number') return Number(rounded(times(amount, unitsOf(currency))));
  return Number.isFinite(amount) ? nearestMinor(ratioOf(amount), currency) : amount;
}

/** Minor units as the decimal amount that a form shows. */
export const decimalOf = (minor: number, currency: string): number => minor / 10 ** digitsOf(currency);
