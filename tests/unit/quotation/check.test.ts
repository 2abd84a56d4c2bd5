import { describe, expect, it } from 'vitest';
import { purchaseDraft } from '@/lib/purchase/check';
import { quotationInput } from '@/lib/quotation/check';
import type { QuotationFormInput } from '@/lib/quotation/schema';

const full: QuotationFormInput = {
  locale: 'en',
  unitPrice: 10,
  currency: 'USD',
  quantity: 1000,
  unit: 'piece',
  incoterm: 'FOB',
  place: 'Shanghai',
  leadDays: 20,
  paymentMethod: 'advance',
  validUntil: '2027-03-31T15:59:00Z',
};
const errorsOf = (over: Partial<QuotationFormInput>) =>
  quotationInput
    .safeParse({ ...full, ...over })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

describe('an amount with more digits than its currency', () => {
  it.each<[string, Partial<QuotationFormInput>, string[]]>([
    ['none', {}, []],
    ['a small price', { unitPrice: 120.125 }, ['unitPrice priceDigits']],
    ['a dear price', { unitPrice: 7250.125 }, ['unitPrice priceDigits']],
    ['a very dear price', { unitPrice: 9_876_543_210.125 }, ['unitPrice priceDigits']],
    ['freight', { freight: 9250.125 }, ['freight priceDigits']],
    ['insurance', { insurance: 9250.125 }, ['insurance priceDigits']],
    [
      'a break',
      { unitPrice: 9000, priceBreaks: [{ quantity: 2000, price: 7250.125 }] },
      ['priceBreaks.0.price priceDigits'],
    ],
    ['half a yen of a million', { unitPrice: 1_234_567.5, currency: 'JPY' }, ['unitPrice priceDigits']],
  ])('is refused at its field: %s', (_, over, expected) => expect(errorsOf(over)).toEqual(expected));

  it('allows freight and insurance below the goods’ price', () => {
    const goods = { unitPrice: 10, quantity: 1000 };
    expect(errorsOf({ ...goods, freight: 10_000 })).toEqual([]);
    expect(errorsOf({ ...goods, freight: 9000, insurance: 1000 })).toEqual([]);
    expect(errorsOf({ ...goods, freight: 10_000.01 })).toEqual(['freight costAboveGoods']);
    expect(errorsOf({ ...goods, freight: 20_000, insurance: 100 })).toEqual(['freight costAboveGoods']);
    expect(errorsOf({ ...goods, freight: 100, insurance: 20_000 })).toEqual(['insurance costAboveGoods']);
    const dearer = { priceBreaks: [{ quantity: 1000, price: 9 }] };
    expect(errorsOf({ ...goods, ...dearer, freight: 9500 })).toEqual(['freight costAboveGoods']);
    expect(errorsOf({ unitPrice: 0.1, quantity: 3, freight: 0.3 })).toEqual([]);
    expect(errorsOf({ unitPrice: 12.5, priceQuantity: 1000, quantity: 1000, freight: 12.5 })).toEqual([]);
    expect(errorsOf({ unitPrice: 12.5, priceQuantity: 1000, quantity: 1000, freight: 12.51 })).toEqual([
      'freight costAboveGoods',
    ]);
    expect(errorsOf({ priceQuantity: 7 as never })).toEqual(['priceQuantity choice']);
    expect(errorsOf({ quantity: Number.NaN, freight: 20_000 })).toHaveLength(1);
  });

  it('is also refused in a request', () => {
    const request = { locale: 'en', translations: { en: { title: 'Pumps' } }, currency: 'USD' };
    const found = purchaseDraft.safeParse({ ...request, targetPrice: 7250.125, budget: 1_234_567.891 });
    expect(found.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
      'targetPrice priceDigits',
      'budget priceDigits',
    ]);
  });
});
