import { decimalOf, nearestMinor } from '@/lib/platform/money/amount';
import { crossRate, type ExchangeRate } from '@/lib/platform/money/exchange-rate';
import { type PriceQuantity, priceQuantities } from '@/lib/platform/money/price-quantity';
import { over, plus, type Ratio, ratioOf, times } from '@/lib/platform/money/ratio';
import { type Incoterm, incotermRules } from '@/lib/purchase/constants';

/** The price-related fields of a quotation; amounts decimal, freight and insurance for the whole quantity. */
export type PricedOffer = {
  /** per `priceQuantity` units, as in the breaks */
  unitPrice: number;
  priceQuantity: number;
  currency: string;
  quantity: number;
  unit: string;
  incoterm: Incoterm;
  freight: number | null;
  insurance: number | null;
  priceBreaks: readonly { quantity: number; price: number }[];
  minimumOrder: number | null;
};

/** The basis on which all quotations of a request are compared: currency, the request's quantity and unit, Incoterm. */
export type Basis = {
  currency: string;
  quantity: number;
  unit: string;
  incoterm: Incoterm;
  /** number of units its prices are for */
  priceQuantity: number;
};

export const costs = ['freight', 'insurance'] as const;
export type QuotationCost = (typeof costs)[number];

/** Why a figure is missing; figures are never guessed. */
export const missingReasons = ['unit', 'quantity', 'minimumOrder', ...costs, 'incoterm', 'price', 'rate'] as const;
export type Missing = (typeof missingReasons)[number];

/** Figures are rounded once, to their currency's digits, as displayed and ranked. */
export type ComparedQuotation = {
  /** price at the basis' quantity, in the offer's currency and per its number of units */
  quoted: number;
  /** price on the basis' Incoterm, per its number of units; null if something is missing */
  onTerms: number | null;
  /** the same in the basis' currency; null where something is missing */
  converted: number | null;
  /** total for the basis' quantity, in the basis' currency; null if something is missing */
  total: number | null;
  /** rates used for the conversion, empty if the currencies are equal */
  rates: ExchangeRate[];
  missing: Missing[];
  /** stated costs that have no effect: included in both Incoterms' prices, or in neither */
  unused: QuotationCost[];
};

/** The quoted price for a quantity; breaks above the quantity offered are ignored. */
export const unitPriceFor = (
  { unitPrice, priceBreaks, quantity: offered }: Pick<PricedOffer, 'unitPrice' | 'priceBreaks' | 'quantity'>,
  quantity: number,
) =>
  priceBreaks.reduce(
    (price, step) => (step.quantity <= Math.min(quantity, offered) && step.price < price ? step.price : price),
    unitPrice,
  );

/**
 * Incoterms that differ only in freight and insurance; EXW, DAP, DPU and DDP differ in customs and handling, which are
 * not stated.
 */
const comparable: readonly (readonly Incoterm[])[] = [
  ['FOB', 'CFR', 'CIF'],
  ['FCA', 'CPT', 'CIP'],
];

/** Stated costs without effect, as both Incoterms' prices include them, or neither's. */
const unusedCosts = (offer: PricedOffer, { incoterm }: Basis): QuotationCost[] =>
  costs.filter((cost) => offer[cost] && incotermRules[offer.incoterm][cost] === incotermRules[incoterm][cost]);

/**
 * Converts a unit price to another Incoterm by adding or subtracting stated freight and insurance.
 * @returns the price, or the missing costs
 */
function toTerms(price: Ratio, offer: PricedOffer, { incoterm, quantity }: Basis): Ratio | Missing[] {
  if (offer.incoterm === incoterm) return price;
  if (!comparable.some((group) => group.includes(offer.incoterm) && group.includes(incoterm))) return ['incoterm'];
  const missing: Missing[] = [];
  let result = price;
  for (const cost of costs) {
    const [from, to] = [incotermRules[offer.incoterm][cost], incotermRules[incoterm][cost]];
    if (from === to) continue;
    const stated = offer[cost];
    // Costs of the whole lot only apply to the quantity quoted.
    if (stated === null || offer.quantity !== quantity) missing.push(cost);
    else result = plus(result, over(ratioOf(to ? stated : -stated), ratioOf(quantity)));
  }
  return missing.length > 0 ? missing : result;
}

const roundedAmount = (amount: Ratio, currency: string): number => decimalOf(nearestMinor(amount, currency), currency);

/** What prevents an offer's comparison on the basis, apart from its price. */
function obstacleOf({ unit, quantity, minimumOrder }: PricedOffer, basis: Basis): Missing | null {
  if (unit !== basis.unit) return 'unit';
  if (quantity < basis.quantity) return 'quantity';
  return minimumOrder !== null && minimumOrder > basis.quantity ? 'minimumOrder' : null;
}

type Exact = { onTerms: Ratio; converted: Ratio | null; rates: ExchangeRate[] };

/** The unrounded unit price on the basis, or what is missing; `converted` is null without a rate. */
function exactOn(offer: PricedOffer, basis: Basis, rates: readonly ExchangeRate[]): Exact | Missing[] {
  const obstacle = obstacleOf(offer, basis);
  if (obstacle) return [obstacle];
  const each = over(ratioOf(unitPriceFor(offer, basis.quantity)), ratioOf(offer.priceQuantity));
  const onTerms = toTerms(each, offer, basis);
  if (Array.isArray(onTerms)) return onTerms;
  const cross = crossRate(offer.currency, basis.currency, rates);
  return { onTerms, converted: cross && times(onTerms, cross.factor), rates: cross?.used ?? [] };
}

/** Minimum minor units for rounded prices to be distinguishable. */
const minDistinctMinor = 10;

/**
 * The number of units for comparing prices: the largest of the offers', or more if a converted price would round to
 * almost nothing.
 */
export function priceQuantityFor(
  offers: readonly PricedOffer[],
  basis: Basis,
  rates: readonly ExchangeRate[],
): PriceQuantity {
  const prices = offers.flatMap((offer) => {
    const exact = exactOn(offer, basis, rates);
    return Array.isArray(exact) || exact.converted === null || exact.converted.top <= 0n ? [] : [exact.converted];
  });
  const quoted = Math.max(1, ...offers.map(({ priceQuantity }) => priceQuantity));
  const isPrecise = (price: Ratio, quantity: number) => {
    const { top, bottom } = times(price, ratioOf(quantity));
    const minor = nearestMinor({ top, bottom }, basis.currency);
    const rest = ratioOf(decimalOf(minor, basis.currency));
    return minor >= minDistinctMinor || rest.top * bottom === top * rest.bottom;
  };
  const found = priceQuantities.find((one) => one >= quoted && prices.every((price) => isPrecise(price, one)));
  return found ?? 1000;
}

/**
 * Converts a quotation to the common basis, with exact arithmetic. Results at or below zero are not prices.
 * docs/domain.md, Quotation.
 */
export function compareOffer(offer: PricedOffer, basis: Basis, rates: readonly ExchangeRate[]): ComparedQuotation {
  const quoted = unitPriceFor(offer, basis.quantity);
  const none = { quoted, onTerms: null, converted: null, total: null, rates: [], unused: [] };
  const exact = exactOn(offer, basis, rates);
  if (Array.isArray(exact)) return { ...none, missing: exact };
  const per = ratioOf(basis.priceQuantity);
  const onTerms = roundedAmount(times(exact.onTerms, per), offer.currency);
  if (onTerms <= 0) return { ...none, missing: ['price'] };
  if (exact.converted === null) return { ...none, onTerms, missing: ['rate'] };
  const converted = roundedAmount(times(exact.converted, per), basis.currency);
  if (converted <= 0) return { ...none, onTerms, missing: ['price'] };
  const total = roundedAmount(times(exact.converted, ratioOf(basis.quantity)), basis.currency);
  return {
    ...{ quoted, onTerms, converted, total, rates: exact.rates },
    ...{ missing: [], unused: unusedCosts(offer, basis) },
  };
}
