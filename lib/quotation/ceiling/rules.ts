import { decimalOf, nearestMinor } from '@/lib/platform/money/amount';
import { ratioOf, times } from '@/lib/platform/money/ratio';
import { type Basis, crossRate, type ExchangeRate } from '@/lib/quotation/comparison/rules';

/** What a request says of its price, decimal in `currency`; `budget` for the whole quantity. */
type Wanted = {
  currency: string | null;
  quantity: number | null;
  targetPrice: number | null;
  budget: number | null;
};

/** What a price and a total are not to exceed, in the currency of a basis and for as many units as its prices are. */
export type Ceilings = { price: number | null; total: number | null };

/**
 * A request's target price and budget on a basis, rounded as they are shown. Null where none is set or no rate leads
 * there; no budget for another quantity than it was set for.
 */
export function ceilingsOn(wanted: Wanted, basis: Basis, rates: readonly ExchangeRate[]): Ceilings {
  const cross = wanted.currency === null ? null : crossRate(wanted.currency, basis.currency, rates);
  const converted = (amount: number | null, count: number) =>
    amount === null || cross === null
      ? null
      : decimalOf(
          nearestMinor(times(times(ratioOf(amount), cross.factor), ratioOf(count)), basis.currency),
          basis.currency,
        );
  return {
    price: converted(wanted.targetPrice, basis.priceQuantity),
    total: converted(basis.quantity === wanted.quantity ? wanted.budget : null, 1),
  };
}
