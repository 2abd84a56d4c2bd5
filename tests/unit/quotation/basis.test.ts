import { describe, expect, it } from 'vitest';
import type { ExchangeRate } from '@/lib/platform/money/exchange-rate';
import { basisOf, basisQuery, comparedCurrencies, readBasis } from '@/lib/quotation/basis/rules';
import { compareOffer, type PricedOffer } from '@/lib/quotation/comparison/rules';

const rate = (currency: string, value: number): ExchangeRate => ({
  base: 'EUR',
  currency,
  date: '2026-11-30',
  rate: value,
  source: 'ECB',
});
const rates = [rate('USD', 1.25), rate('CNY', 8)];
const request = { currency: 'EUR', quantity: 20, unit: 'set', incoterm: 'CIF' } as const;
const offer: PricedOffer = {
  unitPrice: 100,
  priceQuantity: 1,
  currency: 'USD',
  quantity: 60,
  unit: 'set',
  incoterm: 'CIF',
  freight: 400,
  insurance: 100,
  priceBreaks: [
    { quantity: 20, price: 95 },
    { quantity: 50, price: 80 },
  ],
  minimumOrder: 10,
};
const on = (choice: object, own: Parameters<typeof basisOf>[0] = request, of: PricedOffer = offer) => {
  const basis = basisOf(own, choice, rates);
  return basis && compareOffer(of, basis, rates);
};

describe('the basis a buyer selects', () => {
  it.each([
    [{}, 95, 76],
    [{ quantity: 19 }, 100, 80],
    [{ quantity: 50 }, 80, 64],
    [{ quantity: 50, currency: 'CNY' }, 80, 512],
    [{ currency: 'USD' }, 95, 95],
  ])('with %o uses its quantity’s price break and its currency', (choice, quoted, converted) => {
    expect(on(choice)?.quoted).toBe(quoted);
    expect(on(choice)?.converted).toBe(converted);
  });
  it('includes costs of the lot and compares the minimum order with its quantity', () => {
    expect(on({}, request, { ...offer, incoterm: 'FOB', quantity: 20 })?.onTerms).toBe(120);
    expect(on({ quantity: 50 }, request, { ...offer, incoterm: 'FOB' })?.missing).toEqual(['freight', 'insurance']);
    expect(on({ quantity: 5 })?.missing).toEqual(['minimumOrder']);
  });
  it('is the request’s without an exchange rate, and completes a request without a currency', () => {
    expect(basisOf(request, { currency: 'XOF' }, rates)?.currency).toBe('EUR');
    expect(on({}, { ...request, currency: null })).toBeNull();
    expect(on({ currency: 'USD' }, { ...request, currency: null })?.converted).toBe(95);
  });
  it('offers the currencies with an exchange rate and the own one', () => {
    expect(comparedCurrencies('XOF', rates)).toEqual(['CNY', 'EUR', 'USD', 'XOF']);
    expect(comparedCurrencies(null, [])).toEqual([]);
  });
});

describe('the basis in a URL', () => {
  it('is unchanged by a round trip', () => {
    const choice = { currency: 'USD', quantity: 2.5 };
    expect(readBasis(basisQuery(choice))).toEqual(choice);
    expect(basisQuery({})).toEqual({});
  });
  it.each([
    [{ currency: 'usd', quantity: '0' }],
    [{ currency: ['USD', 'EUR'], quantity: ['5', '6'] }],
    [{ currency: '', quantity: '' }],
    [{ currency: 'DOLLAR', quantity: '-3' }],
    [{ quantity: 'NaN' }],
    [{ quantity: '1e99' }],
  ])('omits invalid parts: %o', (query) => expect(readBasis(query)).toEqual({}));
});
