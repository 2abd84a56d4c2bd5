import { describe, expect, it } from 'vitest';
import { formatMoneyRange } from '@/lib/platform/i18n/format';
import { crossRate, type ExchangeRate } from '@/lib/platform/money/exchange-rate';
import { type Basis, compareOffer, type PricedOffer, priceQuantityFor } from '@/lib/quotation/comparison/rules';
import { priceBand, priceBandIn, winnerPriceBands } from '@/lib/quotation/price-range';
import { scoreOffers } from '@/lib/quotation/score';

const rate = (base: string, currency: string, value: number): ExchangeRate => ({
  base,
  currency,
  date: '2026-11-30',
  rate: value,
  source: 'ECB',
});
const rates = [rate('EUR', 'USD', 1.25), rate('EUR', 'CNY', 8)];
const basis: Basis = { currency: 'EUR', quantity: 20, unit: 'set', incoterm: 'CIF', priceQuantity: 1 };
const offer: PricedOffer = {
  unitPrice: 100,
  priceQuantity: 1,
  currency: 'USD',
  quantity: 20,
  unit: 'set',
  incoterm: 'FOB',
  freight: 400,
  insurance: 100,
  priceBreaks: [],
  minimumOrder: null,
};

describe('an exchange rate', () => {
  it.each([
    ['EUR', 'EUR', 1, 0],
    ['EUR', 'USD', 1.25, 1],
    ['USD', 'EUR', 0.8, 1],
    ['USD', 'CNY', 6.4, 2],
  ])('from %s to %s', (from, to, factor, used) => {
    const found = crossRate(from, to, rates);
    expect(Number(found?.factor.top) / Number(found?.factor.bottom)).toBe(factor);
    expect(found?.used).toHaveLength(used);
  });
  it('is never guessed', () => expect(crossRate('USD', 'XOF', rates)).toBeNull());
});

describe('a price on one basis', () => {
  it('adds stated freight and insurance, then converts, and names its exchange rates', () => {
    const found = compareOffer(offer, basis, rates);
    expect(found).toMatchObject({
      quoted: 100,
      onTerms: 125,
      converted: 100,
      total: 2000,
      missing: [],
      rates: [{ source: 'ECB', date: '2026-11-30' }],
    });
  });
  it('subtracts them if the basis excludes them', () =>
    expect(compareOffer({ ...offer, incoterm: 'CIF' }, { ...basis, incoterm: 'FOB' }, rates).onTerms).toBe(75));
  it('uses the price break of the quantity', () => {
    const priceBreaks = [
      { quantity: 10, price: 95 },
      { quantity: 50, price: 80 },
    ];
    expect(compareOffer({ ...offer, priceBreaks, incoterm: 'CIF' }, basis, rates).quoted).toBe(95);
  });
  it.each<[string, Partial<PricedOffer>, string[]]>([
    ['freight and insurance that are not stated', { freight: null, insurance: null }, ['freight', 'insurance']],
    ['insurance alone', { insurance: null }, ['insurance']],
    ['costs of another quantity', { quantity: 40 }, ['freight', 'insurance']],
    ['a part of the quantity', { quantity: 19 }, ['quantity']],
    ['terms that differ in more', { incoterm: 'EXW' }, ['incoterm']],
    ['another unit', { unit: 'piece' }, ['unit']],
    ['a higher minimum order', { minimumOrder: 21 }, ['minimumOrder']],
    ['a currency without a rate', { currency: 'XOF', incoterm: 'CIF' }, ['rate']],
  ])('shows as missing: %s', (_, over, missing) => {
    const found = compareOffer({ ...offer, ...over }, basis, rates);
    expect(found).toMatchObject({ converted: null, missing });
  });
});

describe('a price per several units', () => {
  const screws: Basis = { currency: 'USD', quantity: 5000, unit: 'piece', incoterm: 'FOB', priceQuantity: 1 };
  const screw: PricedOffer = {
    ...{ ...offer, incoterm: 'FOB', freight: null, insurance: null, unit: 'piece', quantity: 5000 },
    ...{ unitPrice: 12.5, priceQuantity: 1000 },
  };
  const compared = (...offers: PricedOffer[]) => {
    const priceQuantity = priceQuantityFor(offers, screws, rates);
    const found = offers.map((one) => compareOffer(one, { ...screws, priceQuantity }, rates));
    return { priceQuantity, prices: found.map(({ converted, total }) => [converted, total]) };
  };
  it('is compared for the largest unit count quoted', () =>
    expect(
      compared(
        screw,
        { ...screw, unitPrice: 0.01, priceQuantity: 1 },
        { ...screw, unitPrice: 1.3, priceQuantity: 100 },
      ),
    ).toEqual({
      priceQuantity: 1000,
      prices: [
        [12.5, 62.5],
        [10, 50],
        [13, 65],
      ],
    }));
  it('is compared for more if one would be rounded to almost nothing', () => {
    const cheap = { ...screw, unitPrice: 0.05, priceQuantity: 1, currency: 'CNY' };
    expect(compared({ ...cheap, unitPrice: 0.04 }, cheap)).toEqual({
      priceQuantity: 100,
      prices: [
        [0.63, 31.25],
        [0.78, 39.06],
      ],
    });
    expect(compared({ ...screw, unitPrice: 0.05, priceQuantity: 1 }).priceQuantity).toBe(1);
  });
  it('has converted price breaks and costs', () => {
    const steps = { ...screw, priceBreaks: [{ quantity: 5000, price: 11 }], freight: 10 };
    const found = compareOffer(steps, { ...screws, incoterm: 'CFR', priceQuantity: 1000 }, rates);
    expect(found).toMatchObject({ quoted: 11, converted: 13, total: 65 });
  });
});

describe('a weighted score', () => {
  const weights = { price: 3, delivery: 1, warranty: 0, grade: 0, payment: 0 };
  it('is explained by its parts', () => {
    const [cheap, fast] = scoreOffers(
      [
        { price: 100, leadDays: 40, warrantyMonths: 12, grade: 'A', paymentMethod: 'openAccount' },
        { price: 200, leadDays: 20, warrantyMonths: null, grade: 'C', paymentMethod: 'other' },
      ],
      weights,
    );
    expect(cheap).toEqual({ parts: { price: 1, delivery: 0.5, warranty: 1, grade: 1, payment: 1 }, sum: 0.875 });
    expect(fast).toEqual({ parts: { price: 0.5, delivery: 1, warranty: null, grade: 0, payment: null }, sum: 0.625 });
  });
  it('is missing if a weighted value is missing, or nothing is weighted', () => {
    const facts = [{ price: null, leadDays: 40, warrantyMonths: null, grade: 'B', paymentMethod: 'deposit' } as const];
    expect(scoreOffers(facts, weights)[0]?.sum).toBeNull();
    expect(scoreOffers(facts, { price: 0, delivery: 0, warranty: 0, grade: 0, payment: 0 })[0]?.sum).toBeNull();
  });
});

describe('the range of a price', () => {
  it.each([
    [88_000, 'EUR', '€500–1,000'],
    [100, 'EUR', '€1–2'],
    [19_999, 'USD', 'US$100–200'],
    [5, 'JPY', 'JP¥5–10'],
    [37, 'EUR', '€0.20–0.50'],
    [1_250, 'KWD', 'KWD\u00a01–2'],
  ])('%i of %s', (minor, currency, text) => {
    const { low, high } = priceBand(minor, currency);
    expect(formatMoneyRange('en', low, high, currency)).toBe(text);
    expect(low <= minor && minor < high).toBe(true);
  });
  it('is in its reader’s currency, or in its own without an exchange rate', () => {
    const won = { unitPrice: 3_500_000, currency: 'CNY', priceQuantity: 1 };
    expect(priceBandIn('EUR', won, rates)).toEqual({ low: 200_000, high: 500_000, currency: 'EUR', per: 1 });
    expect(priceBandIn('CNY', won, rates)).toEqual({ low: 2_000_000, high: 5_000_000, currency: 'CNY', per: 1 });
    expect(priceBandIn('XOF', won, rates)).toEqual({ low: 2_000_000, high: 5_000_000, currency: 'CNY', per: 1 });
    expect(priceBandIn('EUR', { unitPrice: 1, currency: 'CNY', priceQuantity: 1 }, rates)).toEqual({
      low: 1,
      high: 2,
      currency: 'EUR',
      per: 1,
    });
  });
  it('is shown only to those not selected, in each currency they quoted', () => {
    const won = { unitPrice: 3_500_000, currency: 'CNY', priceQuantity: 1, state: 'accepted' } as const;
    const others = (['EUR', 'EUR', 'USD'] as const).map(
      (currency) => ({ ...won, currency, state: 'notSelected' }) as const,
    );
    const left = { ...won, currency: 'XOF', state: 'declined' } as const;
    expect(winnerPriceBands([...others, won, left], rates)).toEqual([
      { low: 200_000, high: 500_000, currency: 'EUR', per: 1 },
      { low: 500_000, high: 1_000_000, currency: 'USD', per: 1 },
    ]);
    expect(winnerPriceBands(others, rates)).toEqual([]);
  });
});
