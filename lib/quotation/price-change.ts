import { formatAmount, formatChange } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/site';
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
  if (!from || !to || from.currency !== to.currency || from.unitPrice === to.unitPrice) return null;
  const text = ({ unitPrice, currency }: Version) => formatAmount(locale, unitPrice, currency);
  const change = formatChange(locale, (to.unitPrice - from.unitPrice) / from.unitPrice);
  return { from: text(from), to: text(to), change };
}
