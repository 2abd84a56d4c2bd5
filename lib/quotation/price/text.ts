import { dynamicTranslator } from '@/lib/platform/i18n/dynamic-translator';
import { formatDay, formatInstant, formatNumber } from '@/lib/platform/i18n/format';
import type { ExchangeRate } from '@/lib/platform/money/exchange-rate';
import type { PurchaseInput } from '@/lib/purchase/schema';
import type { figuresOf } from '../figure/text';
import type { Bid, FigureCell, QuotationComparison, Reader, Row } from '../figure/types';
import { priceChange } from '../price-change';
import type { RowText } from '../row/text';
import type { Version } from '../types';

const alike = (place: string): string => place.trim().toLocaleLowerCase('en');

const termsOf = ({ incoterm, place }: Pick<Version, 'incoterm' | 'place'>): string => `${incoterm} ${place}`.trim();

/** A rate with date and source. Banks by name, demo rates by description. */
export const rateText = (
  { t, locale }: Pick<Reader, 't' | 'locale'>,
  { base, currency, rate, date, source }: ExchangeRate,
) =>
  dynamicTranslator(t)('purchaseCenter.comparison.rate', {
    base,
    currency,
    rate: formatNumber(locale, rate),
    date: formatDay(locale, date),
    source: source === 'demonstration' ? t('purchaseCenter.comparison.rateSource.demonstration') : source,
  });

/** Price rows of a comparison: on the basis, against the buyer's limits, and as quoted. */
export function priceRows(
  reader: Reader,
  { k, row, plain, absent, orAbsent, amount, money, quantity, termsWanted }: RowText,
  { onBasis, against, limitText }: ReturnType<typeof figuresOf>,
  { basis, own, ceilings }: Pick<QuotationComparison, 'basis' | 'own' | 'ceilings'>,
  { incoterm: requestedTerm, place: wantedPlace, toAgree }: Pick<PurchaseInput, 'incoterm' | 'place' | 'toAgree'>,
): Row[] {
  const { t, locale, timeZone, now } = reader;
  const until = ({ quotation: { validUntil } }: Bid): FigureCell => {
    const time = formatInstant(locale, validUntil, timeZone);
    return new Date(validUntil) <= now ? { text: k('over', { time }), tone: 'warn' } : plain(time);
  };
  const change = ({ versions }: Bid): FigureCell => {
    const [first, last] = [versions[0], versions.at(-1)];
    const found = priceChange(locale, first, last);
    const price = found && t('trade.priceChange', found);
    const terms = first && last && termsOf(first) !== termsOf(last) && { from: termsOf(first), to: termsOf(last) };
    if (terms) return { ...plain(price ?? ''), notes: [k('termsChange', terms)] };
    if (price) return plain(price);
    return first?.currency === last?.currency ? plain(k('noChange')) : absent;
  };
  return [
    ...(basis
      ? [
          row('price', 'onBasis', (bid) => onBasis(bid, 'converted'), {
            label:
              basis.priceQuantity === 1
                ? k('row.onBasis')
                : k('row.onBasisMany', { quantity: quantity(basis.priceQuantity, basis.unit) }),
          }),
          row('price', 'total', (bid) => onBasis(bid, 'total'), {
            label: k('row.total', { quantity: quantity(basis.quantity, basis.unit) }),
          }),
          ...(ceilings.price === null
            ? []
            : [
                row('price', 'target', (bid) => against(bid, 'converted'), {
                  wanted: limitText('target', ceilings.price),
                }),
              ]),
          ...(ceilings.total === null
            ? []
            : [
                row('price', 'budget', (bid) => against(bid, 'total'), { wanted: limitText('budget', ceilings.total) }),
              ]),
        ]
      : []),
    row(
      'price',
      'asQuoted',
      (bid) => {
        const { unitPrice, priceQuantity, currency, incoterm, place: named } = bid.quotation;
        const text = k('quoted', { price: money(unitPrice, currency, priceQuantity), incoterm, place: named });
        const isElsewhere = incoterm === requestedTerm && alike(named) !== alike(wantedPlace);
        return isElsewhere ? { text: k('elsewhere', { text }), tone: 'warn' } : plain(text);
      },
      { wanted: termsWanted(requestedTerm && `${requestedTerm} ${wantedPlace}`.trim(), toAgree.includes('incoterm')) },
    ),
    row('price', 'change', change),
    row(
      'price',
      'quantity',
      ({ quotation }) => {
        const text = quantity(quotation.quantity, quotation.unit);
        const isLess =
          basis !== null && quotation.unit === basis.unit && quotation.quantity < (own.quantity ?? basis.quantity);
        return isLess ? { text: k('less', { text }), tone: 'warn' } : plain(text);
      },
      { wanted: termsWanted(basis && own.quantity !== null ? quantity(own.quantity, basis.unit) : null) },
    ),
    row('price', 'rates', ({ compared }) =>
      compared?.rates.length
        ? plain(compared.rates.map((rate) => rateText(reader, rate)).join('; '))
        : plain(k('noRate')),
    ),
    row('price', 'freight', (bid) => amount(bid.quotation.freight, bid)),
    row('price', 'insurance', (bid) => amount(bid.quotation.insurance, bid)),
    row('price', 'breaks', ({ quotation: { priceBreaks, priceQuantity, currency, unit } }) =>
      orAbsent(
        priceBreaks
          .map((one) =>
            k('from', {
              quantity: quantity(one.quantity, unit),
              price: money(one.price, currency, priceQuantity),
            }),
          )
          .join('; '),
      ),
    ),
    row('price', 'minimumOrder', ({ quotation: { minimumOrder, unit } }) =>
      minimumOrder === null ? absent : plain(quantity(minimumOrder, unit)),
    ),
    row('price', 'validUntil', until),
  ];
}
