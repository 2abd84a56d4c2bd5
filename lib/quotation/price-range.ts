import { z } from 'zod';
import type { MoneyRange } from '@/lib/platform/i18n/format';
import { decimalOf, nearestMinor } from '@/lib/platform/money/amount';
import { crossRate, type ExchangeRate } from '@/lib/platform/money/exchange-rate';
import { ratioOf, times } from '@/lib/platform/money/ratio';
import type { QuotationState } from './constants';

/** A price band per `per` units. */
export const bandFields = z.object({ low: z.number(), high: z.number(), currency: z.string(), per: z.number().int() });
export type Band = z.output<typeof bandFields>;
type Won = { unitPrice: number; currency: string; priceQuantity: number };

const edges = [1, 2, 5, 10];

/**
 * The price band of a price, wide enough not to reveal it: between steps of 1, 2, 5, 10, 20, 50 …
 * @param minor minor units of `currency`, positive
 */
export function priceBand(minor: number, currency: string): MoneyRange {
  const power = 10 ** (String(minor).length - 1);
  const index = edges.findLastIndex((edge) => edge * power <= minor);
  return { low: (edges[index] ?? 1) * power, high: (edges[index + 1] ?? 10) * power, currency };
}

/** The same in the reader's currency; in its own without a rate. */
export function priceBandIn(
  reader: string,
  { unitPrice, currency, priceQuantity: per }: Won,
  rates: readonly ExchangeRate[],
): Band {
  const cross = crossRate(currency, reader, rates);
  if (!cross) return { ...priceBand(unitPrice, currency), per };
  const converted = times(ratioOf(decimalOf(unitPrice, currency)), cross.factor);
  return { ...priceBand(Math.max(1, nearestMinor(converted, reader)), reader), per };
}

/** The winner's price band as shown to losing suppliers, one per currency quoted. */
export function winnerPriceBands(
  quotations: readonly (Won & { state: QuotationState })[],
  rates: readonly ExchangeRate[],
): Band[] {
  const won = quotations.find(({ state }) => state === 'accepted');
  const passedOver = quotations.filter(({ state }) => state === 'notSelected');
  const currencies = new Set(passedOver.map(({ currency }) => currency));
  return won ? [...currencies].map((currency) => priceBandIn(currency, won, rates)) : [];
}
