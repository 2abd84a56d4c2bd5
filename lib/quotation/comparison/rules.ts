import { decimalOf, nearestMinor } from '@/lib/platform/money/amount';
import { type PriceQuantity, priceQuantities } from '@/lib/platform/money/price-quantity';
import { over, plus, type Ratio, ratioOf, times } from '@/lib/platform/money/ratio';
import { type Incoterm, incotermRules } from '@/lib/purchase/constants';

/** A rate as it is stored: one unit of `base` buys `rate` of `currency` on `date`. */
export type ExchangeRate = { base: string; currency: string; date: string; rate: number; source: string };

/** What of a quotation its price depends on; amounts decimal, freight and insurance for the whole quantity. */
export type PricedOffer = {
  /** for `priceQuantity` units, as those of the breaks */
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

/** On what all quotations of a request are put: a currency, the request's quantity and unit, and its trade terms. */
export type Basis = {
  currency: string;
  quantity: number;
  unit: string;
  incoterm: Incoterm;
  /** for how many units its prices are */
  priceQuantity: number;
};

export const costs = ['freight', 'insurance'] as const;
export type QuotationCost = (typeof costs)[number];

/** Why a figure cannot be given; it is shown as missing and never guessed. */
export const missingReasons = ['unit', 'quantity', 'minimumOrder', ...costs, 'incoterm', 'price', 'rate'] as const;
export type Missing = (typeof missingReasons)[number];

/** Figures are rounded to the digits of their currency, once each, as they are shown and marked. */
export type ComparedQuotation = {
  /** the price at the basis' quantity, in the offer's currency and for as many units as it was quoted */
  quoted: number;
  /** the price on the trade terms of the basis, for as many units as its prices are; null where something is missing */
  onTerms: number | null;
  /** the same in the basis' currency; null where something is missing */
  converted: number | null;
  /** what the basis' quantity costs, in the basis' currency; null where something is missing */
  total: number | null;
  /** the rates that it was converted by, none where the currencies are the same */
  rates: ExchangeRate[];
  missing: Missing[];
  /** stated costs that changed no figure: the terms of offer and basis both hold them, or neither does */
  unused: QuotationCost[];
};

/** The price as it is quoted when so many are bought; a break beyond what is offered does not count. */
export const unitPriceFor = (
  { unitPrice, priceBreaks, quantity: offered }: Pick<PricedOffer, 'unitPrice' | 'priceBreaks' | 'quantity'>,
  quantity: number,
) =>
  priceBreaks.reduce(
    (price, step) => (step.quantity <= Math.min(quantity, offered) && step.price < price ? step.price : price),
    unitPrice,
  );

/** Terms that differ in freight and insurance alone; EXW, DAP, DPU and DDP differ in customs and handling, which nobody stated. */
const comparable: readonly (readonly Incoterm[])[] = [
  ['FOB', 'CFR', 'CIF'],
  ['FCA', 'CPT', 'CIP'],
];

/** Stated costs that both terms hold in the price, or neither, so that they change nothing between them. */
const unusedCosts = (offer: PricedOffer, { incoterm }: Basis): QuotationCost[] =>
  costs.filter((cost) => offer[cost] && incotermRules[offer.incoterm][cost] === incotermRules[incoterm][cost]);

/**
 * The price of one unit on other terms: freight and insurance are added or taken away where they are stated.
 * @returns the price, or what would have to be stated
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
    // Costs of the whole lot hold for the quantity that was quoted.
    if (stated === null || offer.quantity !== quantity) missing.push(cost);
    else result = plus(result, over(ratioOf(to ? stated : -stated), ratioOf(quantity)));
  }
  return missing.length > 0 ? missing : result;
}

/**
 * How many units of `to` one of `from` buys, by rates of one base; through the base where there is no direct one.
 * @param rates the newest of each currency
 * @returns the factor and the rates it comes from; null where one is missing
 */
export function crossRate(
  from: string,
  to: string,
  rates: readonly ExchangeRate[],
): { factor: Ratio; used: ExchangeRate[] } | null {
  if (from === to) return { factor: ratioOf(1), used: [] };
  const bases = [...new Set(rates.map(({ base }) => base))];
  for (const base of bases) {
    const find = (currency: string) => rates.find((rate) => rate.base === base && rate.currency === currency);
    const [source, target] = [find(from), find(to)];
    if (from === base && target) return { factor: ratioOf(target.rate), used: [target] };
    if (to === base && source) return { factor: over(ratioOf(1), ratioOf(source.rate)), used: [source] };
    if (source && target) return { factor: over(ratioOf(target.rate), ratioOf(source.rate)), used: [source, target] };
  }
  return null;
}

const shown = (amount: Ratio, currency: string): number => decimalOf(nearestMinor(amount, currency), currency);

/** What of an offer keeps it from being put on the basis, its price aside. */
function obstacleOf({ unit, quantity, minimumOrder }: PricedOffer, basis: Basis): Missing | null {
  if (unit !== basis.unit) return 'unit';
  if (quantity < basis.quantity) return 'quantity';
  return minimumOrder !== null && minimumOrder > basis.quantity ? 'minimumOrder' : null;
}

type Exact = { onTerms: Ratio; converted: Ratio | null; rates: ExchangeRate[] };

/** The price of one unit on the basis, before it is rounded, or what is missing; `converted` is null without a rate. */
function exactOn(offer: PricedOffer, basis: Basis, rates: readonly ExchangeRate[]): Exact | Missing[] {
  const obstacle = obstacleOf(offer, basis);
  if (obstacle) return [obstacle];
  const each = over(ratioOf(unitPriceFor(offer, basis.quantity)), ratioOf(offer.priceQuantity));
  const onTerms = toTerms(each, offer, basis);
  if (Array.isArray(onTerms)) return onTerms;
  const cross = crossRate(offer.currency, basis.currency, rates);
  return { onTerms, converted: cross && times(onTerms, cross.factor), rates: cross?.used ?? [] };
}

/** Minor units from which on a rounded price still tells prices apart. */
const tellingMinor = 10;

/**
 * For how many units prices are compared: for as many as any of them was quoted for, and for more where one, converted,
 * would be rounded to next to nothing.
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
  const isTelling = (price: Ratio, quantity: number) => {
    const { top, bottom } = times(price, ratioOf(quantity));
    const minor = nearestMinor({ top, bottom }, basis.currency);
    const rest = ratioOf(decimalOf(minor, basis.currency));
    return minor >= tellingMinor || rest.top * bottom === top * rest.bottom;
  };
  const found = priceQuantities.find((one) => one >= quoted && prices.every((price) => isTelling(price, one)));
  return found ?? 1000;
}

/**
 * A quotation's price on the basis of all: for as many units, same quantity, same trade terms, one currency, reckoned
 * exactly. Nothing at or below zero is a price. docs/domain.md, Quotation.
 */
export function compareOffer(offer: PricedOffer, basis: Basis, rates: readonly ExchangeRate[]): ComparedQuotation {
  const quoted = unitPriceFor(offer, basis.quantity);
  const none = { quoted, onTerms: null, converted: null, total: null, rates: [], unused: [] };
  const exact = exactOn(offer, basis, rates);
  if (Array.isArray(exact)) return { ...none, missing: exact };
  const per = ratioOf(basis.priceQuantity);
  const onTerms = shown(times(exact.onTerms, per), offer.currency);
  if (onTerms <= 0) return { ...none, missing: ['price'] };
  if (exact.converted === null) return { ...none, onTerms, missing: ['rate'] };
  const converted = shown(times(exact.converted, per), basis.currency);
  if (converted <= 0) return { ...none, onTerms, missing: ['price'] };
  const total = shown(times(exact.converted, ratioOf(basis.quantity)), basis.currency);
  return {
    ...{ quoted, onTerms, converted, total, rates: exact.rates },
    ...{ missing: [], unused: unusedCosts(offer, basis) },
  };
}
