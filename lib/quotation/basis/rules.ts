import { z } from 'zod';
import type { ExchangeRate } from '@/lib/platform/money/exchange-rate';
import { type Incoterm, purchaseLimits } from '@/lib/purchase/constants';
import type { Basis } from '@/lib/quotation/comparison/rules';

/** The buyer's choices for a comparison's basis; the rest is from the request. */
export const basisFields = z.object({
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  quantity: z.number().positive().max(purchaseLimits.quantity).optional(),
});
export type BasisChoice = z.output<typeof basisFields>;

type Query = Record<string, string | string[] | undefined>;

/** Parses the choices from a URL; ignores invalid values. */
export function readBasis({ currency, quantity }: Query): BasisChoice {
  const { shape } = basisFields;
  const choice = {
    currency: shape.currency.safeParse(currency).data,
    quantity: typeof quantity === 'string' ? shape.quantity.safeParse(Number(quantity)).data : undefined,
  };
  return Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined));
}

/** The same as URL parameters. */
export const basisQuery = (choice: BasisChoice): Record<string, string> =>
  Object.fromEntries(Object.entries(choice).map(([name, value]) => [name, String(value)]));

type Terms = { currency: string | null; quantity: number | null; unit: string | null; incoterm: Incoterm | null };

/** The most frequent value, the first if tied: default terms for a request that leaves them for negotiation. */
export function commonest<T>(values: readonly T[]): T | null {
  const times = (one: T) => values.filter((other) => other === one).length;
  return values.toSorted((a, b) => times(b) - times(a))[0] ?? null;
}

/** The currencies in which quotations can be compared: the request's own, and those that have a rate. */
export const comparedCurrencies = (own: string | null, rates: readonly ExchangeRate[]): string[] =>
  [...new Set([...(own === null ? [] : [own]), ...rates.flatMap(({ base, currency }) => [base, currency])])].sort();

/**
 * The basis of a comparison: the request's terms, in the currency and for the quantity that its buyer chose. A currency
 * without a rate is not taken.
 * @returns null where something is neither in the request nor chosen
 */
export function basisOf(own: Terms, choice: BasisChoice, rates: readonly ExchangeRate[]): Basis | null {
  const { unit, incoterm } = own;
  const isKnown = choice.currency !== undefined && comparedCurrencies(own.currency, rates).includes(choice.currency);
  const currency = (isKnown ? choice.currency : null) ?? own.currency;
  const quantity = choice.quantity ?? own.quantity;
  if (currency === null || quantity === null || unit === null || incoterm === null) return null;
  return { currency, quantity, unit, incoterm, priceQuantity: 1 };
}
