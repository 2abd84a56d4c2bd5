import { nearestMinor } from '@/lib/platform/money/amount';
import { isCurrency } from '@/lib/platform/money/currency';
import { Refusal, type UnreadValue, valueOrNull } from './refusal';

/** A number given as text; separators of thousands are not guessed at, since they are decimal signs elsewhere. */
function digitsIn(amount: number | string): number {
  if (typeof amount === 'number') return amount;
  if (!/^\s*-?\d+(?:\.\d+)?\s*$/.test(amount)) throw new Refusal('value', `"${amount.slice(0, 40)}" is no amount`);
  return Number(amount);
}

/**
 * An amount stated in a notice, in minor units. Missing, withheld (negative) or with an unknown currency, it is left
 * out, and reported unless empty.
 * @returns null if there is none
 */
export function statedMoney(
  amount: number | string | null | undefined,
  currency: string | null | undefined,
  unread: UnreadValue[],
): { minor: number; currency: string } | null {
  // Registers write zero without a currency for "not stated".
  if (amount == null || amount === '') return null;
  if (Number(amount) === 0 && !currency?.trim()) return null;
  return valueOrNull(unread, () => readMoney(digitsIn(amount), currency));
}

/**
 * An amount in minor units of its currency.
 * @throws Refusal currency or value
 */
export function readMoney(amount: number, currency: string | null | undefined): { minor: number; currency: string } {
  const code = currency?.trim().toUpperCase() ?? '';
  if (!isCurrency(code)) throw new Refusal('currency', code ? `${code} is no currency` : 'an amount without one');
  const minor = nearestMinor(amount, code);
  if (!(minor >= 0)) throw new Refusal('value', `${amount} is no amount`);
  if (!Number.isSafeInteger(minor)) throw new Refusal('value', `${amount} is too large`);
  return { minor, currency: code };
}
