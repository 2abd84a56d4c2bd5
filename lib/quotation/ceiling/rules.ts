import { decimalOf, nearestMinor } from '@/lib/platform/money/amount';
import { crossRate, type ExchangeRate } from '@/lib/platform/money/exchange-rate';
import { ratioOf, times } from '@/lib/platform/money/ratio';
import type { Basis } from '@/lib/quotation/comparison/rules';

/** A request's price limits, decimal in `currency`; `budget` for the whole quantity. */
type PriceLimits = {
  currency: string | null;
  quantity: number | null;
  targetPrice: number | null;
  budget: number | null;
};

/** Limits of price and total, in the basis' currency and per its number of units. */
export type Ceilings = { price: number | null; total: number | null };

/**
 * A request's target price and budget on a basis, rounded for display. Null if not set or without a rate; no budget for
 * a quantity other than it was set for.
 */
export function ceilingsOn(request: PriceLimits, basis: Basis, rates: readonly ExchangeRate[]): Ceilings {
  const cross = request.currency === null ? null : crossRate(request.currency, basis.currency, rates);
  const converted = (amount: number | null, count: number) =>
    amount === null || cross === null
      ? null
      : decimalOf(
          nearestMinor(times(times(ratioOf(amount), cross.factor), ratioOf(count)), basis.currency),
          basis.currency,
        );
  return {
    price: converted(request.targetPrice, basis.priceQuantity),
    total: converted(basis.quantity === request.quantity ? request.budget : null, 1),
  };
}
