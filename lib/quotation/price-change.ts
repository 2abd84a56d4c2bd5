import { formatChange, formatPrice } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { nearestMinor } from '@/lib/platform/money/amount';
import type { Version } from './types';

/**
 * The change of unit price between two versions, for the message trade.priceChange.
 * @returns null if unchanged or in another currency
 */
export function priceChange(
  locale: Locale,
  from: Version | undefined,
  to: Version | undefined,
): { from: string; to: string; change: string } | null {
  if (!from || !to || from.currency !== to.currency) return null;
  const minorOf = ({ unitPrice, currency }: Version) => nearestMinor(unitPrice, currency);
  // Cross-multiply integers, since a quotient may be rounded.
  const [before, after] = [minorOf(from) * to.priceQuantity, minorOf(to) * from.priceQuantity];
  if (before === after) return null;
  const text = ({ unitPrice, priceQuantity, currency }: Version) =>
    formatPrice(locale, unitPrice, currency, priceQuantity);
  const change = formatChange(locale, (after - before) / before);
  return { from: text(from), to: text(to), change };
}
