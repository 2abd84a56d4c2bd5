import { formatChange, formatPrice } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { nearestMinor } from '@/lib/platform/money/amount';
import type { Version } from './types';

/**
 * How the unit price has changed from one version of a quotation to another, for the message trade.priceChange.
 * @returns null where it stayed, or where the currency is another
 */
export function priceChange(
  locale: Locale,
  from: Version | undefined,
  to: Version | undefined,
): { from: string; to: string; change: string } | null {
  if (!from || !to || from.currency !== to.currency) return null;
  const minorOf = ({ unitPrice, currency }: Version) => nearestMinor(unitPrice, currency);
  // Crosswise in whole numbers, since a quotient of two may be rounded.
  const [before, after] = [minorOf(from) * to.priceQuantity, minorOf(to) * from.priceQuantity];
  if (before === after) return null;
  const text = ({ unitPrice, priceQuantity, currency }: Version) =>
    formatPrice(locale, unitPrice, currency, priceQuantity);
  const change = formatChange(locale, (after - before) / before);
  return { from: text(from), to: text(to), change };
}
