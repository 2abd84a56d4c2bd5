import type { z } from 'zod';
import { dynamic } from '@/lib/i18n/dynamic';
import { formatDay, formatInstant, formatNumber, formatPrice } from '@/lib/i18n/format';
import { type Locale, sites } from '@/lib/i18n/site';
import type { translator } from '@/lib/i18n/translate';
import type { PurchaseInput } from '@/lib/purchase/schema';
import { unusedTexts } from './basis-text';
import type { quotationCompareCall } from './call';
import type { Rate } from './comparison';
import { isCompared } from './constants';
import { priceChange } from './price-change';
import { scoreOffers, type Weights } from './score';

export type Comparison = z.output<typeof quotationCompareCall.output>;
export type Bid = Comparison['items'][number];
/** A figure in words; `value` where there is a figure that programs can reckon with. */
export type Cell = {
  text: string;
  tone: 'plain' | 'best' | 'warn' | 'missing';
  value?: number;
  best?: string;
  /** sentences that belong to the figure wherever it is shown */
  notes?: string[];
};
export type Row = { key: string; group: string; label: string; cells: Cell[] };
type Words = Awaited<ReturnType<typeof translator>>;
type Reader = { t: Words; locale: Locale; timeZone: string; now: Date };
type Asked = Pick<PurchaseInput, 'specification' | 'incoterm' | 'place' | 'deliveryBy'>;

const money = (locale: Locale, amount: number, currency: string, per = 1) => formatPrice(locale, amount, currency, per);
const dayLength = 86_400_000;
const alike = (place: string): string => place.trim().toLocaleLowerCase('en');
const plain = (text: string): Cell => ({ text, tone: 'plain' });

/** A rate with its date and source. A bank is called by its own name, what the demo brings by what it is. */
export const rateText = ({ t, locale }: Pick<Reader, 't' | 'locale'>, { base, currency, rate, date, source }: Rate) =>
  dynamic(t)('purchaseCentre.comparison.rate', {
    base,
    currency,
    rate: formatNumber(locale, rate),
    date: formatDay(locale, date),
    source: source === 'demonstration' ? t('purchaseCentre.comparison.rateSource.demonstration') : source,
  });

/** How the quotations that are compared stand by the buyer's weights, by id. */
export function scoresOf(items: readonly Bid[], weights: Weights) {
  const bids = items.filter(isCompared);
  const facts = bids.map(({ compared, quotation: { leadDays, warrantyMonths, paymentMethod }, grade }) => ({
    price: compared?.total ?? null,
    leadDays,
    warrantyMonths,
    grade,
    paymentMethod,
  }));
  const scored = scoreOffers(facts, weights);
  return new Map(bids.map(({ id }, index) => [id, scored[index]]));
}

/** The place of a figure that is best of those compared, where they differ. */
const bestOf = (items: readonly Bid[], read: (bid: Bid) => number | null | undefined, most = false) => {
  const known = items.filter(isCompared).flatMap((bid) => read(bid) ?? []);
  if (known.length < 2 || new Set(known).size < 2) return null;
  return most ? Math.max(...known) : Math.min(...known);
};

/**
 * Every figure of a comparison in words, a row each with a cell for each quotation: on the screen, on paper and in a
 * file. What is not known is said to be missing.
 */
export function comparisonRows(
  reader: Reader,
  { basis, own, items }: Pick<Comparison, 'basis' | 'own' | 'items'>,
  { specification, incoterm: wanted, place: wantedPlace, deliveryBy }: Asked,
): Row[] {
  const { t, locale, timeZone, now } = reader;
  const loose = dynamic(t);
  const k = (key: string, values?: Record<string, string | number>) =>
    loose(`purchaseCentre.comparison.${key}`, values);
  const absent: Cell = { text: t('trade.notStated'), tone: 'missing' };
  const told = (text: string): Cell => (text === '' ? absent : plain(text));
  const number = (value: number) => formatNumber(locale, value);
  const counted = (key: string, value: number) => k(key, { count: value, n: number(value) });
  const quantity = (count: number, unit: string) => loose(`product.quantity.${unit}`, { count, n: number(count) });
  const country = new Intl.DisplayNames([sites[locale].intl], { type: 'region' });
  const row = (group: string, key: string, cell: (bid: Bid) => Cell, label = k(`row.${key}`)): Row => ({
    key,
    group,
    label,
    cells: items.map(cell),
  });
  const amount = (value: number | null, { quotation: { currency } }: Bid): Cell =>
    value === null ? absent : { ...plain(money(locale, value, currency)), value };
  const cheapest = {
    converted: bestOf(items, ({ compared }) => compared?.converted),
    total: bestOf(items, ({ compared }) => compared?.total),
  };
  const fastest = bestOf(items, ({ quotation }) => quotation.leadDays);
  const longest = bestOf(items, ({ quotation }) => quotation.warrantyMonths, true);
  const marked = (bid: Bid, cell: Cell, best: number | null, word: string): Cell =>
    best !== null && cell.value === best && isCompared(bid) ? { ...cell, tone: 'best', best: k(`best.${word}`) } : cell;
  const onBasis = (bid: Bid, figure: 'converted' | 'total'): Cell => {
    const { compared } = bid;
    if (!basis || !compared) return absent;
    const value = compared[figure];
    if (value === null) return { text: compared.missing.map((one) => k(`missing.${one}`)).join(' '), tone: 'missing' };
    const cell = {
      ...plain(money(locale, value, basis.currency)),
      value,
      notes: unusedTexts({ t: loose, locale }, bid),
    };
    return marked(bid, cell, cheapest[figure], 'price');
  };
  const until = ({ quotation: { validUntil } }: Bid): Cell => {
    const time = formatInstant(locale, validUntil, timeZone);
    return new Date(validUntil) <= now ? { text: k('over', { time }), tone: 'warn' } : plain(time);
  };
  const requirement = ({ position, label }: { position: number; label: string }) =>
    row(
      'requirements',
      `requirement-${position}`,
      ({ quotation: { deviations } }) => {
        const found = deviations.find((one) => one.position === position);
        return found ? { text: k('deviates', { text: found.text }), tone: 'warn' } : plain(k('noDeviation'));
      },
      label,
    );
  return [
    ...(basis
      ? [
          row(
            'price',
            'onBasis',
            (bid) => onBasis(bid, 'converted'),
            basis.priceQuantity === 1
              ? k('row.onBasis')
              : k('row.onBasisMany', { quantity: quantity(basis.priceQuantity, basis.unit) }),
          ),
          row(
            'price',
            'total',
            (bid) => onBasis(bid, 'total'),
            k('row.total', { quantity: quantity(basis.quantity, basis.unit) }),
          ),
        ]
      : []),
    row('price', 'asQuoted', (bid) => {
      const { unitPrice, priceQuantity, currency, incoterm, place: named } = bid.quotation;
      const text = k('quoted', { price: money(locale, unitPrice, currency, priceQuantity), incoterm, place: named });
      const isElsewhere = incoterm === wanted && alike(named) !== alike(wantedPlace);
      return isElsewhere ? { text: k('elsewhere', { text }), tone: 'warn' } : plain(text);
    }),
    row('price', 'change', ({ versions }) => {
      const change = priceChange(locale, versions[0], versions.at(-1));
      return change ? plain(t('trade.priceChange', change)) : absent;
    }),
    row('price', 'quantity', ({ quotation }) => {
      const text = quantity(quotation.quantity, quotation.unit);
      const isLess =
        basis !== null && quotation.unit === basis.unit && quotation.quantity < (own.quantity ?? basis.quantity);
      return isLess ? { text: k('less', { text }), tone: 'warn' } : plain(text);
    }),
    row('price', 'rates', ({ compared }) =>
      compared?.rates.length
        ? plain(compared.rates.map((rate) => rateText(reader, rate)).join('; '))
        : plain(k('noRate')),
    ),
    row('price', 'freight', (bid) => amount(bid.quotation.freight, bid)),
    row('price', 'insurance', (bid) => amount(bid.quotation.insurance, bid)),
    row('price', 'breaks', ({ quotation: { priceBreaks, priceQuantity, currency, unit } }) =>
      told(
        priceBreaks
          .map((one) =>
            k('from', {
              quantity: quantity(one.quantity, unit),
              price: money(locale, one.price, currency, priceQuantity),
            }),
          )
          .join('; '),
      ),
    ),
    row('price', 'minimumOrder', ({ quotation: { minimumOrder, unit } }) =>
      minimumOrder === null ? absent : plain(quantity(minimumOrder, unit)),
    ),
    row('terms', 'lead', (bid) => {
      const value = bid.quotation.leadDays;
      const days = counted('days', value);
      if (
        isCompared(bid) &&
        deliveryBy !== '' &&
        now.getTime() + value * dayLength > Date.parse(deliveryBy) + dayLength
      )
        return { text: k('late', { text: days, date: formatDay(locale, deliveryBy) }), tone: 'warn', value };
      return marked(bid, { ...plain(days), value }, fastest, 'lead');
    }),
    row('terms', 'payment', ({ quotation: { paymentMethod, paymentOther } }) =>
      plain(paymentMethod === 'other' ? paymentOther : t(`trade.payment.${paymentMethod}`)),
    ),
    row('terms', 'validUntil', until),
    row('offer', 'brand', ({ quotation }) => told(quotation.brand)),
    row('offer', 'model', ({ quotation }) => told(quotation.model)),
    row('offer', 'origin', ({ quotation: { originCode } }) =>
      told(originCode === '' ? '' : (country.of(originCode) ?? originCode)),
    ),
    row('offer', 'warranty', (bid) => {
      const value = bid.quotation.warrantyMonths;
      return value === null ? absent : marked(bid, { ...plain(counted('months', value)), value }, longest, 'warranty');
    }),
    row('offer', 'sample', ({ quotation: { sample } }) => (sample === null ? absent : plain(k(`sample.${sample}`)))),
    row('offer', 'reference', ({ quotation }) => told(quotation.reference)),
    row('offer', 'message', ({ quotation }) => told(quotation.message)),
    ...specification.map(({ label }, position) => requirement({ position, label })),
    row('supplier', 'grade', ({ grade }) => plain(t(`company.grade.${grade}`))),
    row('supplier', 'membership', ({ membership }) => plain(t(`company.membership.${membership}`))),
    row('supplier', 'state', ({ state, decline }) =>
      plain(
        [t(`trade.quotationState.${state}`), decline?.key && t(`trade.declineReason.${decline.key}`), decline?.text]
          .filter(Boolean)
          .join(': '),
      ),
    ),
    row('supplier', 'submitted', ({ submittedAt }) => plain(formatInstant(locale, submittedAt, timeZone))),
    row('supplier', 'version', ({ versions }) => {
      const last = versions.at(-1);
      const time = formatInstant(locale, last?.createdAt ?? now.toISOString(), timeZone);
      return plain(k('version', { n: number(last?.number ?? 1), time }));
    }),
    row('supplier', 'round', ({ round }) =>
      plain(
        round
          ? k('asked', { n: number(round.round), time: formatInstant(locale, round.until, timeZone) })
          : k('noRound'),
      ),
    ),
  ];
}

/** Whether all say the same, so that it does not help to decide. */
export const isAlike = ({ cells }: Row): boolean =>
  new Set(cells.map(({ text, notes = [] }) => [text, ...notes].join('\n'))).size < 2;
