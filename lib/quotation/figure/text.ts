import { dynamicTranslator } from '@/lib/platform/i18n/dynamic-translator';
import { formatChange, formatMoney, formatNumber, formatPrice } from '@/lib/platform/i18n/format';
import { nearestMinor } from '@/lib/platform/money/amount';
import { unusedTexts } from '@/lib/quotation/basis/text';
import { marksOf, missedCount } from '../mark/rules';
import type { Bid, FigureCell, QuotationComparison, Reader } from './types';

/** The main figures of a comparison, marked if best, or above the buyer's limits. */
export function figuresOf(
  { t, locale }: Pick<Reader, 't' | 'locale'>,
  { basis, items, ceilings }: Pick<QuotationComparison, 'basis' | 'items' | 'ceilings'>,
) {
  const loose = dynamicTranslator(t);
  const k = (key: string, values?: Record<string, string | number>) =>
    loose(`purchaseCenter.comparison.${key}`, values);
  const money = (amount: number, currency: string) => formatPrice(locale, amount, currency, 1);
  const markOf = {
    converted: marksOf(items, ({ compared }) => compared?.converted),
    total: marksOf(items, ({ compared }) => compared?.total),
    lead: marksOf(items, ({ quotation }) => quotation.leadDays),
    warranty: marksOf(items, ({ quotation }) => quotation.warrantyMonths, true),
  };
  const missedText = (key: string, count: number) => k(key, { count, n: formatNumber(locale, count) });
  const marked = (bid: Bid, cell: FigureCell, figure: keyof typeof markOf, word: string): FigureCell => {
    const mark = markOf[figure](bid);
    if (mark === null) return cell;
    if (mark !== 'bestButMissed') return { ...cell, tone: 'best', best: k(`${mark}.${word}`) };
    return { ...cell, notes: [...(cell.notes ?? []), missedText(`${mark}.${word}`, missedCount(bid))] };
  };
  const limitOf = (figure: 'converted' | 'total') => (figure === 'total' ? ceilings.total : ceilings.price);
  /** Compares a figure with the buyer's limit, and by how much it is above. */
  const against = ({ compared }: Bid, figure: 'converted' | 'total'): FigureCell => {
    const [limit, value] = [limitOf(figure), compared?.[figure] ?? null];
    if (!basis || limit === null || value === null) return { text: k('notComparable'), tone: 'missing' };
    const key = figure === 'total' ? 'budget' : 'target';
    if (value <= limit) return { text: k(`within.${key}`), tone: 'met' };
    const { currency } = basis;
    const more = nearestMinor(value, currency) - nearestMinor(limit, currency);
    const values = {
      amount: formatMoney(locale, more, currency),
      limit: money(limit, currency),
      change: formatChange(locale, more / nearestMinor(limit, currency)),
    };
    return { text: k(`above.${key}`, values), tone: 'warn' };
  };
  /** Why a figure is missing; without only a rate, the price in its own currency is still shown. */
  const missingText = ({ compared, quotation }: Bid, figure: 'converted' | 'total'): string => {
    const { missing, onTerms } = compared ?? { missing: [], onTerms: null };
    const terms = { incoterm: quotation.incoterm, wanted: basis?.incoterm ?? '' };
    if (!basis || onTerms === null || figure === 'total' || !missing.includes('rate'))
      return missing.map((one) => k(`missing.${one}`, terms)).join(' ');
    return k('noRatePrice', { price: formatPrice(locale, onTerms, quotation.currency, basis.priceQuantity) });
  };
  const onBasis = (bid: Bid, figure: 'converted' | 'total'): FigureCell => {
    const { compared } = bid;
    if (!basis || !compared) return { text: t('trade.notStated'), tone: 'absent' };
    const value = compared[figure];
    if (value === null) {
      const lacksTerms = figure === 'converted' && compared.missing.includes('incoterm');
      return { text: missingText(bid, figure), tone: 'missing', ...(lacksTerms && { lacksTerms }) };
    }
    const notes = unusedTexts({ t: loose, locale }, bid);
    return marked(bid, { text: money(value, basis.currency), tone: 'plain', value, notes }, figure, 'price');
  };
  const limitText = (key: 'target' | 'budget', limit: number | null) =>
    limit === null || !basis ? null : k(`wanted.${key}`, { amount: money(limit, basis.currency) });
  return { marked, onBasis, against, limitText };
}
