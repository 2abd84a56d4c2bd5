import { dynamicTranslator } from '@/lib/platform/i18n/dynamic-translator';
import { formatNumber, formatPrice } from '@/lib/platform/i18n/format';
import type { Bid, FigureCell, Reader, Row } from '../figure/types';

/** Additions to a row: a label other than its key's, and the requirement. */
type RowOptions = { label?: string; wanted?: string | null };

/** Builds the rows of a comparison from a figure per quotation. */
export function rowText({ t, locale }: Pick<Reader, 't' | 'locale'>, items: readonly Bid[]) {
  const loose = dynamicTranslator(t);
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
    orAbsent: (text: string): FigureCell => (text === '' ? absent : { ...plain(text), isTyped: true }),
    counted: (key: string, value: number) => k(key, { count: value, n: number(value) }),
    quantity: (count: number, unit: string) => loose(`product.quantity.${unit}`, { count, n: number(count) }),
    amount: (value: number | null, { quotation: { currency } }: Bid): FigureCell =>
      value === null ? absent : { ...plain(money(value, currency)), value },
    termsWanted: (stated: string | null, isToAgree = false) => {
      const text = stated || (isToAgree && t('trade.toAgree'));
      return text ? k('wanted.terms', { text }) : null;
    },
    row: (group: string, key: string, cell: (bid: Bid) => FigureCell, options: RowOptions = {}): Row => ({
      ...{ key, group, label: options.label ?? k(`row.${key}`) },
      ...(options.wanted ? { wanted: options.wanted } : {}),
      cells: items.map(cell),
    }),
  };
}
export type RowText = ReturnType<typeof rowText>;
