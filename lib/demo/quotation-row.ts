import type {
  quotation,
  quotationDeviation,
  quotationPriceBreak,
  quotationRevision,
} from '@/lib/platform/db/schema/quotation';
import { nearestMinor } from '@/lib/platform/money/amount';
import { digitsOf } from '@/lib/platform/money/currency';
import { incotermRules, purchaseLimits } from '@/lib/purchase/constants';
import { type Bid, messageOf } from './message';
import { draw } from './random';
import { valueText } from './requirement';
import { ports } from './trade-seed';

const day = 86_400_000;

type Rows = {
  quotation: typeof quotation.$inferInsert;
  breaks: (typeof quotationPriceBreak.$inferInsert)[];
  deviations: (typeof quotationDeviation.$inferInsert)[];
  revisions: (typeof quotationRevision.$inferInsert)[];
};

/** An amount as price lists have it: a few leading figures, in the digits of its currency. */
export const roundPrice = (amount: number, currency: string, figures = 3): number => {
  const step = 10 ** Math.max(Math.floor(Math.log10(amount)) + 1 - figures, -digitsOf(currency));
  return Number((Math.max(1, Math.round(amount / step)) * step).toFixed(digitsOf(currency)));
};

/** Free on board or free carrier, with freight and insurance stated, which is how some suppliers quote. */
const withFreight = { CFR: 'FOB', CIF: 'FOB', CPT: 'FCA', CIP: 'FCA' } as const;

/** Where the bidder's product lies outside of what is asked for, its own figure. */
function deviationsOf({ id, requirements, values, bidder }: Bid): Rows['deviations'] {
  return requirements.flatMap(({ position, parameterId, optionId, min, max }) => {
    const own = values.find((value) => value.parameterId === parameterId);
    if (!own) return [];
    if (own.min === null)
      return optionId === null || own.optionId === optionId
        ? []
        : [{ quotationId: id, position, text: valueText(bidder.locale, own) }];
    const short = (min !== null && (own.max ?? own.min) < min) || (max !== null && own.min > max);
    if (!short) return [];
    return [{ quotationId: id, position, text: valueText(bidder.locale, own).slice(0, purchaseLimits.line) }];
  });
}

/** A supplier's quotation with its versions, as its form would have written it. */
export function quotationRows(bid: Bid): Rows {
  const { id, requestId, seed, bidder, place, state, submittedAt, endedAt, validUntil, texts, perDollar } = bid;
  const { unit } = bid.requested.kind;
  const random = draw(`bid|${seed.key}|${bidder.companyId}`);
  const { currency, locale } = bidder;
  const minor = (amount: number) => nearestMinor(amount, currency);
  const first = roundPrice(bidder.usd * (perDollar.get(currency) ?? 1) * (0.86 + random.next() * 0.22), currency);
  const isRevised = state === 'revised' || (state === 'accepted' && place === 0);
  const unitPrice = isRevised ? roundPrice(first * 0.95, currency) : first;
  const [requestedTerm, namedPlace] = seed.terms;
  const other = place % 4 === 2 ? withFreight[requestedTerm as keyof typeof withFreight] : undefined;
  const incoterm = other ?? requestedTerm;
  const lump = (share: number) => roundPrice(unitPrice * seed.quantity * share, currency);
  const breaks =
    seed.quantity >= 20 && place % 2 === 0
      ? [
          [1, 0.97],
          [2, 0.94],
        ]
      : [];
  const priceBreaks = breaks.map(([times = 1, factor = 1]) => ({
    quantity: seed.quantity * times,
    price: roundPrice(unitPrice * factor, currency),
  }));
  const deviations = deviationsOf(bid);
  const content = {
    locale,
    unitPrice,
    priceQuantity: 1 as const,
    currency,
    quantity: seed.quantity,
    unit,
    incoterm,
    place: other ? (ports[bidder.country] ?? namedPlace) : namedPlace,
    freight: other ? lump(0.03 + random.next() * 0.03) : null,
    // One in a few leaves the insurance open, which the comparison shows as missing.
    insurance: other && incotermRules[requestedTerm].insurance && random.next() < 0.7 ? lump(0.003) : null,
    leadDays: bid.leadDays,
    paymentMethod: place % 3 === 1 ? ('deposit' as const) : seed.pay,
    paymentOther: '',
    validUntil: validUntil.toISOString(),
    priceBreaks: priceBreaks.filter(({ price }, index) => price < (priceBreaks[index - 1]?.price ?? unitPrice)),
    minimumOrder: null,
    productId: bidder.productId,
    brand: bidder.brand,
    model: bidder.model,
    originCode: bidder.country,
    warrantyMonths: random.pick([12, 12, 18, 24, 36, null]),
    sample: unit === 'piece' && bidder.usd < 2000 ? random.pick(['free', 'paid', 'none'] as const) : null,
    reference: `${bidder.brand.slice(0, 3).toUpperCase()}-${2000 + id}`,
    deviations: deviations.map(({ position, text }) => ({ position, text })),
    attachments: [],
    message: messageOf(bid, deviations),
  };
  const revisedAt = new Date(submittedAt.getTime() + day * 0.6);
  const version = { quotationId: id, accountId: bidder.accountId };
  return {
    quotation: {
      ...content,
      id,
      requestId,
      companyId: bidder.companyId,
      accountId: bidder.accountId,
      state,
      unitPrice: minor(unitPrice),
      freight: content.freight === null ? null : minor(content.freight),
      insurance: content.insurance === null ? null : minor(content.insurance),
      validUntil,
      declineReason: state === 'declined' ? (texts[seed.locale].declines[place % 2] ?? '') : null,
      submittedAt,
      updatedAt: endedAt ?? (isRevised ? revisedAt : submittedAt),
      endedAt,
    },
    breaks: content.priceBreaks.map(({ quantity, price }) => ({ quotationId: id, quantity, price: minor(price) })),
    deviations,
    revisions: [
      {
        ...version,
        number: 1,
        content: { ...content, unitPrice: first, priceBreaks: isRevised ? [] : content.priceBreaks },
        changed: [],
        createdAt: submittedAt,
      },
      ...(isRevised
        ? [
            {
              ...version,
              number: 2,
              content,
              changed: content.priceBreaks.length > 0 ? ['unitPrice', 'priceBreaks'] : ['unitPrice'],
              createdAt: revisedAt,
            },
          ]
        : []),
    ],
  };
}
