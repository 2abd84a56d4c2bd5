import { dynamic } from '@/lib/platform/i18n/dynamic-translator';
import { formatNumber, formatPrice } from '@/lib/platform/i18n/format';
import type { Bid, FigureCell, Reader, Row } from '../figure/types';

/** Additions to a row: a label other than its key's, and the requirement. */
type Said = { label?: string; wanted?: string | null };

/** Builds the rows of a comparison from a figure per quotation. */
export function rowText({ t, locale }: Pick<Reader, 't' | 'locale'>, items: readonly Bid[]) {
  const loose = dynamic(t);
  const k = (key: string, values?: Record<string, string | number>) =>
    loose(`purchaseCenter.comparison.${key}`, values);
  const plain = (text: string): FigureCell => ({ text, tone: 'plain' });
  const absent: FigureCell = { text: t('trade.notStated'), tone: 'absent' };
  const number = (value: number) => formatNumber(locale, value);
  const money = (amount: number, currency: string, per = 1) => formatPrice(locale, amount, currency, per);
  return {
    loose,
    k,
    plain,
    absent,
    number,
    money,
    told: (text: string): FigureCell => (text === '' ? absent : { ...plain(text), isTyped: true }),
    counted: (key: string, value: number) => k(key, { count: value, n: number(value) }),
    quantity: (count: number, unit: string) => loose(`product.quantity.${unit}`, { count, n: number(count) }),
    amount: (value: number | null, { quotation: { currency } }: Bid): FigureCell =>
      value === null ? absent : { ...plain(money(value, currency)), value },
    termsWanted: (said: string | null, isToAgree = false) => {
      const text = said || (isToAgree && t('trade.toAgree'));
      return text ? k('wanted.terms', { text }) : null;
    },
    row: (group: string, key: string, cell: (bid: Bid) => FigureCell, said: Said = {}): Row => ({
      ...{ key, group, label: said.label ?? k(`row.${key}`) },
      ...(said.wanted ? { wanted: said.wanted } : {}),
      cells: items.map(cell),
    }),
  };
}
export type RowText = ReturnType<typeof rowText>;
