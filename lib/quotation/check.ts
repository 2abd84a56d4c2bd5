import type { z } from 'zod';
import { despiteFieldErrors } from '@/lib/platform/http/form-check';
import { minorOf } from '@/lib/platform/money/amount';
import { isCurrency } from '@/lib/platform/money/currency';
import { over, plus, ratioOf, times } from '@/lib/platform/money/ratio';
import { unitPriceFor } from './comparison/rules';
import { type QuotationInput, quotationFields } from './schema';

/** The field whose cost exceeds the price of the goods, alone or together with the other; null where none does. */
function dearCost({ quantity, freight, insurance, ...input }: QuotationInput): 'freight' | 'insurance' | null {
  const price = over(ratioOf(unitPriceFor({ ...input, quantity }, quantity)), ratioOf(input.priceQuantity));
  const goods = times(price, ratioOf(quantity));
  const together = plus(ratioOf(freight ?? 0), ratioOf(insurance ?? 0));
  if (together.top * goods.bottom <= goods.top * together.bottom) return null;
  return (freight ?? 0) >= (insurance ?? 0) ? 'freight' : 'insurance';
}

/** Rules across a quotation's fields. Price breaks must rise in quantity and fall in price. */
export function checkQuotation(input: QuotationInput, ctx: z.core.$RefinementCtx<QuotationInput>): void {
  const report = (message: string, ...path: (string | number)[]) => ctx.addIssue({ code: 'custom', message, path });
  const { currency, unitPrice, freight, insurance, priceBreaks, paymentMethod, paymentOther, deviations } = input;
  if (paymentMethod === 'other' && paymentOther === '') report('required', 'paymentOther');
  if (new Set(deviations.map(({ position }) => position)).size < deviations.length) report('choice', 'deviations');
  priceBreaks.forEach(({ quantity, price }, index) => {
    const before = priceBreaks[index - 1];
    if (before && quantity <= before.quantity) report('quantityOrder', 'priceBreaks', index, 'quantity');
    if (price >= (before?.price ?? unitPrice)) report('breakPriceOrder', 'priceBreaks', index, 'price');
  });
  if (!isCurrency(currency)) {
    report('choice', 'currency');
    return;
  }
  const hasTooManyDigits = (amount: number | null) => amount !== null && minorOf(amount, currency) === null;
  if (hasTooManyDigits(unitPrice)) report('priceDigits', 'unitPrice');
  if (hasTooManyDigits(freight)) report('priceDigits', 'freight');
  if (hasTooManyDigits(insurance)) report('priceDigits', 'insurance');
  priceBreaks.forEach(({ price }, index) => {
    if (hasTooManyDigits(price)) report('priceDigits', 'priceBreaks', index, 'price');
  });
  const figures = [unitPrice, input.quantity, freight ?? 0, insurance ?? 0, ...priceBreaks.map(({ price }) => price)];
  const dear = figures.every(Number.isFinite) ? dearCost(input) : null;
  if (dear) report('costAboveGoods', dear);
}

export const quotationInput = quotationFields.superRefine(checkQuotation, despiteFieldErrors);
