import { dayMs } from '@/lib/platform/calendar/constants';
import { formatDay, formatInstant, formatLanguage } from '@/lib/platform/i18n/format';
import { sites } from '@/lib/platform/i18n/site';
import type { PaymentMethod } from '@/lib/purchase/constants';
import { requiredText } from '@/lib/purchase/requirement/text';
import type { PurchaseInput } from '@/lib/purchase/schema';
import { isCompared } from '@/lib/quotation/constants';
import { figuresOf } from '@/lib/quotation/figure/text';
import type { Bid, FigureCell, QuotationComparison, Reader, Row } from '@/lib/quotation/figure/types';
import { isRanked } from '@/lib/quotation/mark/rules';
import { priceRows } from '@/lib/quotation/price/text';
import { rowText } from '@/lib/quotation/row/text';
import { scoreOffers, type Weights } from '@/lib/quotation/score';

type Compare = Pick<QuotationComparison, 'basis' | 'own' | 'items' | 'requirements' | 'ceilings'>;
type RequestTerms = Pick<
  PurchaseInput,
  'incoterm' | 'place' | 'deliveryBy' | 'paymentMethod' | 'paymentOther' | 'toAgree'
>;

const bare = (text: string): string => text.trim().toLocaleLowerCase('en');

/** Scores of the ranked quotations by the buyer's weights, by id. */
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
 * All rows of a comparison with a cell per quotation, for screen, print and file. Conformity first, then cost. Unknown
 * values are stated as missing.
 */
export function comparisonRows(reader: Reader, comparison: Compare, request: RequestTerms): Row[] {
  const { t, locale, timeZone, now } = reader;
  const { items, requirements } = comparison;
  const { deliveryBy, paymentMethod: wantedPayment, paymentOther: wantedOther, toAgree } = request;
  const words = rowText(reader, items);
  const { loose, k, row, plain, absent, orAbsent, number, counted, termsWanted } = words;
  const figures = figuresOf(reader, comparison);
  const { marked } = figures;
  const country = new Intl.DisplayNames([sites[locale].intl], { type: 'region' });
  const payment = (method: PaymentMethod, other: string) => (method === 'other' ? other : t(`trade.payment.${method}`));
  const foreign = ({ quotation: { locale: language } }: Bid, text: string): Pick<FigureCell, 'written'> =>
    text === '' || language === locale ? {} : { written: { text, locale: language } };
  const requirement = (line: QuotationComparison['requirements'][number]) => {
    const text = requiredText({ t: loose, locale }, line);
    return row(
      'requirements',
      `requirement-${line.position}`,
      (bid) => {
        const deviation = bid.deviations.find(({ position }) => position === line.position);
        if (!deviation) return { text: k('noDeviation'), tone: 'met' };
        const values = { text: deviation.text };
        const source = { ...foreign(bid, deviation.text), deviation };
        return deviation.accepted
          ? { ...plain(k('deviatesAccepted', values)), ...source }
          : { text: k('deviates', values), tone: 'warn', ...source };
      },
      { label: line.label, wanted: text === '' ? null : k('wanted.requirement', { text }) },
    );
  };
  const lead = (bid: Bid): FigureCell => {
    const value = bid.quotation.leadDays;
    const days = counted('days', value);
    if (!isCompared(bid)) return { ...plain(days), value };
    const arrives = now.getTime() + value * dayMs;
    if (deliveryBy !== '' && arrives > Date.parse(deliveryBy) + dayMs)
      return { text: k('late', { text: days, date: formatDay(locale, deliveryBy) }), tone: 'warn', value };
    const isLive = bid.state === 'submitted' || bid.state === 'revised';
    const date = formatDay(locale, new Date(arrives).toISOString());
    const text = isLive ? k('leadBy', { text: days, date }) : days;
    return marked(bid, { text, tone: deliveryBy === '' ? 'plain' : 'met', value }, 'lead', 'lead');
  };
  const paid = (bid: Bid): FigureCell => {
    const { paymentMethod: method, paymentOther: other } = bid.quotation;
    const written = foreign(bid, method === 'other' ? other : '');
    const cell = { ...orAbsent(payment(method, other)), ...written };
    if (!wantedPayment || cell.tone === 'absent') return cell;
    const isRequested = method === wantedPayment && (method !== 'other' || bare(other) === bare(wantedOther));
    return isRequested
      ? { ...cell, tone: 'met' }
      : { text: k('otherPayment', { text: cell.text }), tone: 'warn', ...written };
  };
  const message = (bid: Bid): FigureCell => {
    const { message: text, locale: language } = bid.quotation;
    const { written } = foreign(bid, text);
    if (!written) return orAbsent(text);
    return {
      ...orAbsent(text),
      written,
      language,
      origin: k('original', { language: formatLanguage(locale, language) }),
    };
  };
  return [
    ...requirements.map(requirement),
    ...priceRows(reader, words, figures, comparison, request),
    row('delivery', 'lead', lead, {
      wanted: termsWanted(deliveryBy === '' ? null : formatDay(locale, deliveryBy), toAgree.includes('deliveryBy')),
    }),
    row('payment', 'payment', paid, {
      wanted: termsWanted(wantedPayment && payment(wantedPayment, wantedOther), toAgree.includes('paymentMethod')),
    }),
    row('goods', 'warranty', (bid) => {
      const value = bid.quotation.warrantyMonths;
      return value === null
        ? absent
        : marked(bid, { ...plain(counted('months', value)), value }, 'warranty', 'warranty');
    }),
    row('goods', 'brand', ({ quotation }) => orAbsent(quotation.brand)),
    row('goods', 'model', ({ quotation }) => orAbsent(quotation.model)),
    row('goods', 'origin', ({ quotation: { originCode } }) =>
      orAbsent(originCode === '' ? '' : (country.of(originCode) ?? originCode)),
    ),
    row('goods', 'sample', ({ quotation: { sample } }) => (sample === null ? absent : plain(k(`sample.${sample}`)))),
    row('goods', 'reference', ({ quotation }) => orAbsent(quotation.reference)),
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
    row('message', 'message', message),
  ];
}

/** Whether all cells are equal, so that the row does not help to decide. */
export const isUniform = ({ cells }: Row): boolean =>
  new Set(cells.map(({ text, notes = [] }) => [text, ...notes].join('\n'))).size < 2;

/** Whether no quotation states it. */
export const isUnstated = ({ cells }: Row): boolean => cells.every(({ tone }) => tone === 'absent');
