import { digitsOf } from '@/lib/i18n/format';
import { Refusal } from './refusal';

const currencies = new Set(Intl.supportedValuesOf('currency'));

/**
 * An amount in minor units of its currency.
 * @throws Refusal currency or value
 */
export function readMoney(amount: number, currency: string | null | undefined): { minor: number; currency: string } {
  const code = currency?.trim().toUpperCase() ?? '';
  if (!currencies.has(code)) throw new Refusal('currency', code ? `${code} is no currency` : 'an amount without one');
  const minor = Math.round(amount * 10 ** digitsOf(code));
  if (!(minor >= 0)) throw new Refusal('value', `${amount} is no amount`);
  if (!Number.isSafeInteger(minor)) throw new Refusal('value', `${amount} is too large`);
  return { minor, currency: code };
}
