import { digitsOf } from './currency';
import { ratio, ratioOf, rounded, times } from './ratio';

/** How many minor units make one of a currency, exactly. */
const unitsOf = (currency: string) => ratio(10n ** BigInt(digitsOf(currency)), 1n);

/**
 * A decimal amount in minor units of its currency.
 * @returns null where it has more digits than the currency, whatever its size, and for more than a number keeps
 */
export function minorOf(amount: number, currency: string): number | null {
  if (!Number.isFinite(amount)) return null;
  const { top, bottom } = times(ratioOf(amount), unitsOf(currency));
  const minor = Number(top / bottom);
  return top % bottom === 0n && Number.isSafeInteger(minor) ? minor : null;
}

/** The minor units that are nearest to a decimal amount, a half away from zero; not finite where the amount is not. */
export const nearestMinor = (amount: number, currency: string): number =>
  Number.isFinite(amount) ? Number(rounded(times(ratioOf(amount), unitsOf(currency)))) : amount;

/** Minor units as the decimal amount that a form shows. */
export const decimalOf = (minor: number, currency: string): number => minor / 10 ** digitsOf(currency);
