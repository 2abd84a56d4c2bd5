import { dynamic } from '@/lib/i18n/dynamic';
import { formatDay, formatInstant, formatNumber, formatPrice } from '@/lib/i18n/format';
import { type Locale, sites } from '@/lib/i18n/site';
import type { PaymentMethod } from '@/lib/purchase/constants';
import { requiredText } from '@/lib/purchase/requirement/text';
import type { PurchaseInput } from '@/lib/purchase/schema';
import type { Rate } from './comparison';
import { isCompared } from './constants';
import { figuresOf } from './figure/text';
import type { Bid, Cell, Comparison, Reader, Row } from './figure/types';
import { isRanked } from './mark/rules';
import { priceChange } from './price-change';
import { scoreOffers, type Weights } from './score';

type Compare = Pick<Comparison, 'basis' | 'own' | 'items' | 'requirements' | 'ceilings'>;
type Asked = Pick<PurchaseInput, 'incoterm' | 'place' | 'deliveryBy' | 'paymentMethod' | 'paymentOther' | 'toAgree'>;

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

/** How the quotations that are ranked stand by the buyer's weights, by id. */
export function scoresOf(items: readonly Bid[], weights: Weights) {
  const bids = items.filter(isRanked);
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

/**
 * Every figure of a comparison in words, a row each with a cell for each quotation: on the screen, on paper and in a
 * file. What is not known is said to be missing.
 */
export function comparisonRows(
  reader: Reader,
  { basis, own, items, requirements, ceilings }: Compare,
  {
    incoterm: wanted,
    place: wantedPlace,
    deliveryBy,
    paymentMethod: wantedPayment,
    paymentOther: wantedOther,
    toAgree,
  }: Asked,
): Row[] {
  const { t, locale, timeZone, now } = reader;
  const loose = dynamic(t);
  const k = (key: string, values?: Record<string, string | number>) =>
    loose(`purchaseCentre.comparison.${key}`, values);
  const absent: Cell = { text: t('trade.notStated'), tone: 'missing' };
  const told = (text: string): Cell => (text === '' ? absent : { ...plain(text), isTyped: true });
  const number = (value: number) => formatNumber(locale, value);
  const counted = (key: string, value: number) => k(key, { count: value, n: number(value) });
  const quantity = (count: number, unit: string) => loose(`product.quantity.${unit}`, { count, n: number(count) });
  const country = new Intl.DisplayNames([sites[locale].intl], { type: 'region' });
  type Said = { label?: string; wanted?: string | null };
  const row = (group: string, key: string, cell: (bid: Bid) => Cell, said: Said = {}): Row => ({
    ...{ key, group, label: said.label ?? k(`row.${key}`) },
    ...(said.wanted ? { wanted: said.wanted } : {}),
    cells: items.map(cell),
  });
  const termsWanted = (said: string | null, field?: Asked['toAgree'][number]) => {
    const text = said || (field && toAgree.includes(field) && t('trade.toAgree'));
    return text ? k('wanted.terms', { text }) : null;
  };
  const amount = (value: number | null, { quotation: { currency } }: Bid): Cell =>
    value === null ? absent : { ...plain(money(locale, value, currency)), value };
  const { marked, onBasis, limitText } = figuresOf(reader, { basis, items, ceilings });
  const payment = (method: PaymentMethod, other: string) => (method === 'other' ? other : t(`trade.payment.${method}`));
  const until = ({ quotation: { validUntil } }: Bid): Cell => {
    const time = formatInstant(locale, validUntil, timeZone);
    return new Date(validUntil) <= now ? { text: k('over', { time }), tone: 'warn' } : plain(time);
  };
  const requirement = (line: Comparison['requirements'][number]) => {
    const text = requiredText({ t: loose, locale }, line);
    return row(
      'requirements',
      `requirement-${line.position}`,
      ({ deviations }) => {
        const deviation = deviations.find(({ position }) => position === line.position);
        if (!deviation) return plain(k('noDeviation'));
        const said = { text: deviation.text };
        return deviation.accepted
          ? { ...plain(k('deviatesAccepted', said)), deviation }
          : { text: k('deviates', said), tone: 'warn', deviation };
      },
      { label: line.label, wanted: text === '' ? null : k('wanted.requirement', { text }) },
    );
  };
  return [
    ...(basis
      ? [
          row('price', 'onBasis', (bid) => onBasis(bid, 'converted'), {
            label:
              basis.priceQuantity === 1
                ? k('row.onBasis')
                : k('row.onBasisMany', { quantity: quantity(basis.priceQuantity, basis.unit) }),
            wanted: limitText('target', ceilings.price),
          }),
          row('price', 'total', (bid) => onBasis(bid, 'total'), {
            label: k('row.total', { quantity: quantity(basis.quantity, basis.unit) }),
            wanted: limitText('budget', ceilings.total),
          }),
        ]
      : []),
    row(
      'price',
      'asQuoted',
      (bid) => {
        const { unitPrice, priceQuantity, currency, incoterm, place: named } = bid.quotation;
        const text = k('quoted', { price: money(locale, unitPrice, currency, priceQuantity), incoterm, place: named });
        const isElsewhere = incoterm === wanted && alike(named) !== alike(wantedPlace);
        return isElsewhere ? { text: k('elsewhere', { text }), tone: 'warn' } : plain(text);
      },
      { wanted: termsWanted(wanted && `${wanted} ${wantedPlace}`.trim(), 'incoterm') },
    ),
    row('price', 'change', ({ versions }) => {
      const change = priceChange(locale, versions[0], versions.at(-1));
      return change ? plain(t('trade.priceChange', change)) : absent;
    }),
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
    row(
      'terms',
      'lead',
      (bid) => {
        const value = bid.quotation.leadDays;
        const days = counted('days', value);
        if (
          isCompared(bid) &&
          deliveryBy !== '' &&
          now.getTime() + value * dayLength > Date.parse(deliveryBy) + dayLength
        )
          return { text: k('late', { text: days, date: formatDay(locale, deliveryBy) }), tone: 'warn', value };
        return marked(bid, { ...plain(days), value }, 'lead', 'lead');
      },
      { wanted: termsWanted(deliveryBy === '' ? null : formatDay(locale, deliveryBy), 'deliveryBy') },
    ),
    row('terms', 'payment', ({ quotation }) => told(payment(quotation.paymentMethod, quotation.paymentOther)), {
      wanted: termsWanted(wantedPayment && payment(wantedPayment, wantedOther), 'paymentMethod'),
    }),
    row('terms', 'validUntil', until),
    row('offer', 'brand', ({ quotation }) => told(quotation.brand)),
    row('offer', 'model', ({ quotation }) => told(quotation.model)),
    row('offer', 'origin', ({ quotation: { originCode } }) =>
      told(originCode === '' ? '' : (country.of(originCode) ?? originCode)),
    ),
    row('offer', 'warranty', (bid) => {
      const value = bid.quotation.warrantyMonths;
      return value === null
        ? absent
        : marked(bid, { ...plain(counted('months', value)), value }, 'warranty', 'warranty');
    }),
    row('offer', 'sample', ({ quotation: { sample } }) => (sample === null ? absent : plain(k(`sample.${sample}`)))),
    row('offer', 'reference', ({ quotation }) => told(quotation.reference)),
    row('offer', 'message', ({ quotation }) => told(quotation.message)),
    ...requirements.map(requirement),
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
