import { type Incoterm, incotermRules } from '@/lib/purchase/constants';

/** A rate as it is stored: one unit of `base` buys `rate` of `currency` on `date`. */
export type Rate = { base: string; currency: string; date: string; rate: number; source: string };

/** What of a quotation its price depends on; amounts decimal, freight and insurance for the whole quantity. */
export type Offer = {
  unitPrice: number;
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
export type Basis = { currency: string; quantity: number; unit: string; incoterm: Incoterm };

/** Why a figure cannot be given; it is shown as missing and never guessed. */
export type Missing = 'unit' | 'minimumOrder' | 'freight' | 'insurance' | 'incoterm' | 'rate';

export type Compared = {
  /** the price for one unit at the basis' quantity, in the offer's currency and as it was quoted */
  quoted: number;
  /** the same on the trade terms of the basis; null where something is missing */
  onTerms: number | null;
  /** the same in the basis' currency; null where something is missing */
  converted: number | null;
  /** the rates that it was converted by, none where the currencies are the same */
  rates: Rate[];
  missing: Missing[];
};

/** The price of one unit when so many are bought. */
export const unitPriceFor = ({ unitPrice, priceBreaks }: Pick<Offer, 'unitPrice' | 'priceBreaks'>, quantity: number) =>
  priceBreaks.reduce(
    (price, step) => (step.quantity <= quantity && step.price < price ? step.price : price),
    unitPrice,
  );

/** What beyond the price of the goods a price on these terms holds. */
const holds = (incoterm: Incoterm) => {
  const { freight, insurance } = incotermRules[incoterm];
  return { freight, insurance };
};

/** Terms that differ in freight and insurance alone; EXW, DAP, DPU and DDP differ in customs and handling, which nobody stated. */
const comparable: readonly (readonly Incoterm[])[] = [
  ['FOB', 'CFR', 'CIF'],
  ['FCA', 'CPT', 'CIP'],
];

/**
 * The price of one unit on other terms: freight and insurance are added or taken away where they are stated.
 * @returns the price, or what would have to be stated
 */
function toTerms(price: number, offer: Offer, { incoterm, quantity }: Basis): number | Missing[] {
  if (offer.incoterm === incoterm) return price;
  if (!comparable.some((group) => group.includes(offer.incoterm) && group.includes(incoterm))) return ['incoterm'];
  const [from, to] = [holds(offer.incoterm), holds(incoterm)];
  const missing: Missing[] = [];
  let result = price;
  for (const cost of ['freight', 'insurance'] as const) {
    if (from[cost] === to[cost]) continue;
    const stated = offer[cost];
    // Costs of the whole lot hold for the quantity that was quoted.
    if (stated === null || offer.quantity !== quantity) missing.push(cost);
    else result += ((to[cost] ? 1 : -1) * stated) / quantity;
  }
  return missing.length > 0 ? missing : result;
}

/**
 * How many units of `to` one of `from` buys, by rates of one base; through the base where there is no direct one.
 * @param rates the newest of each currency
 * @returns the factor and the rates it comes from; null where one is missing
 */
export function crossRate(from: string, to: string, rates: readonly Rate[]): { factor: number; used: Rate[] } | null {
  if (from === to) return { factor: 1, used: [] };
  const bases = [...new Set(rates.map(({ base }) => base))];
  for (const base of bases) {
    const find = (currency: string) => rates.find((rate) => rate.base === base && rate.currency === currency);
    const [source, target] = [find(from), find(to)];
    if (from === base && target) return { factor: target.rate, used: [target] };
    if (to === base && source) return { factor: 1 / source.rate, used: [source] };
    if (source && target) return { factor: target.rate / source.rate, used: [source, target] };
  }
  return null;
}

/**
 * A quotation's price on the basis of all: per unit, same quantity, same trade terms, one currency.
 * docs/domain.md, Quotation.
 */
export function compareOffer(offer: Offer, basis: Basis, rates: readonly Rate[]): Compared {
  const quoted = unitPriceFor(offer, basis.quantity);
  const none = { quoted, onTerms: null, converted: null, rates: [] };
  if (offer.unit !== basis.unit) return { ...none, missing: ['unit'] };
  if (offer.minimumOrder !== null && offer.minimumOrder > basis.quantity) return { ...none, missing: ['minimumOrder'] };
  const onTerms = toTerms(quoted, offer, basis);
  if (typeof onTerms !== 'number') return { ...none, missing: onTerms };
  const cross = crossRate(offer.currency, basis.currency, rates);
  if (!cross) return { ...none, onTerms, missing: ['rate'] };
  return { quoted, onTerms, converted: onTerms * cross.factor, rates: cross.used, missing: [] };
}
