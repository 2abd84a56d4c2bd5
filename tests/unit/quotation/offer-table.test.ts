import { describe, expect, it } from 'vitest';
import { formatAmount } from '@/lib/platform/i18n/format';
import type { ExchangeRate } from '@/lib/platform/money/exchange-rate';
import { ceilingsOn } from '@/lib/quotation/ceiling/rules';
import {
  type Basis,
  compareOffer,
  type Missing,
  type PricedOffer,
  type QuotationCost,
} from '@/lib/quotation/comparison/rules';
import { isRanked, marksOf, type QuotationMark } from '@/lib/quotation/mark/rules';
import { scoreOffers } from '@/lib/quotation/score';

const rates: ExchangeRate[] = (
  [
    ['USD', 1.25],
    ['CNY', 8],
    ['JPY', 160],
    ['KWD', 0.4],
    ['HUF', 400.5],
    ['IDR', 17_893.37],
  ] as const
).map(([currency, rate]) => ({ base: 'EUR', currency, date: '2026-11-30', rate, source: 'ECB' }));
const basis: Basis = { currency: 'USD', quantity: 1000, unit: 'piece', incoterm: 'FOB', priceQuantity: 1 };
const offer: PricedOffer = {
  unitPrice: 10,
  priceQuantity: 1,
  currency: 'USD',
  quantity: 1000,
  unit: 'piece',
  incoterm: 'FOB',
  freight: null,
  insurance: null,
  priceBreaks: [],
  minimumOrder: null,
};

type Figures = [each: number, total: number, ...unused: QuotationCost[]];
type Row = [name: string, offer: Partial<PricedOffer>, basis: Partial<Basis>, expected: Figures | Missing[]];

/** Expected figures, calculated with exact fractions by another program. */
const table: Row[] = [
  ['as asked', {}, {}, [10, 10000]],
  ['offers 1 of 1,000', { quantity: 1 }, {}, ['quantity']],
  ['offers 200 of 1,000', { quantity: 200 }, {}, ['quantity']],
  ['offers 999 of 1,000', { quantity: 999 }, {}, ['quantity']],
  ['offers 999.5 of 1,000', { quantity: 999.5 }, {}, ['quantity']],
  ['offers 1000 of 1,000 and more', { quantity: 1000 }, {}, [10, 10000]],
  ['offers 1000.5 of 1,000 and more', { quantity: 1000.5 }, {}, [10, 10000]],
  ['offers 5000 of 1,000 and more', { quantity: 5000 }, {}, [10, 10000]],
  ['compared for 1', {}, { quantity: 1 }, [10, 10]],
  ['compared for 0.5', {}, { quantity: 0.5 }, [10, 5]],
  ['compared for 3', {}, { quantity: 3 }, [10, 30]],
  ['compared for 999', {}, { quantity: 999 }, [10, 9990]],
  ['compared for more than is offered', {}, { quantity: 1001 }, ['quantity']],
  [
    'a thousandth of a tonne',
    { unitPrice: 1250.55, unit: 'tonne', quantity: 2.5 },
    { unit: 'tonne', quantity: 0.001 },
    [1250.55, 1.25],
  ],
  [
    'part of a tonne',
    { unitPrice: 1250.55, unit: 'tonne', quantity: 2.5 },
    { unit: 'tonne', quantity: 2.375 },
    [1250.55, 2970.06],
  ],
  ['in another unit', { unit: 'set' }, {}, ['unit']],
  ['in another unit and less', { unit: 'set', quantity: 3 }, {}, ['unit']],
  ['a minimum order at the quantity', { minimumOrder: 1000 }, {}, [10, 10000]],
  ['a minimum order above it', { minimumOrder: 1001, quantity: 2000 }, {}, ['minimumOrder']],
  ['a minimum order above less than is asked', { minimumOrder: 10 }, { quantity: 9 }, ['minimumOrder']],
  ['a break reached', { priceBreaks: [{ quantity: 1000, price: 9.5 }] }, {}, [9.5, 9500]],
  ['a break just missed', { priceBreaks: [{ quantity: 1000.5, price: 9.5 }] }, {}, [10, 10000]],
  [
    'the second of three breaks',
    {
      priceBreaks: [
        { quantity: 500, price: 9.5 },
        { quantity: 1000, price: 9.25 },
        { quantity: 2000, price: 8 },
      ],
    },
    {},
    [9.25, 9250],
  ],
  ['a break beyond what is offered', { quantity: 200, priceBreaks: [{ quantity: 1000, price: 5 }] }, {}, ['quantity']],
  [
    'a break beyond what is offered, compared for what is',
    { quantity: 200, priceBreaks: [{ quantity: 1000, price: 5 }] },
    { quantity: 200 },
    [10, 2000],
  ],
  ['a break beyond what is compared', { quantity: 2000, priceBreaks: [{ quantity: 1500, price: 5 }] }, {}, [10, 10000]],
  [
    'a break reached by more',
    { quantity: 2000, priceBreaks: [{ quantity: 1500, price: 5 }] },
    { quantity: 1500 },
    [5, 7500],
  ],
  [
    'a break and freight',
    { priceBreaks: [{ quantity: 1000, price: 9 }], freight: 500 },
    { incoterm: 'CFR' },
    [9.5, 9500],
  ],
  [
    'a break of parts',
    { unit: 'tonne', quantity: 2.5, unitPrice: 100, priceBreaks: [{ quantity: 0.5, price: 99.99 }] },
    { unit: 'tonne', quantity: 0.5 },
    [99.99, 50],
  ],
  ['FOB to CFR', { freight: 1234.56 }, { incoterm: 'CFR' }, [11.23, 11234.56]],
  ['FOB to CIF', { freight: 1234.56, insurance: 98.7 }, { incoterm: 'CIF' }, [11.33, 11333.26]],
  ['FOB to CIF without insurance', { freight: 1234.56 }, { incoterm: 'CIF' }, ['insurance']],
  ['FOB to CIF without both', {}, { incoterm: 'CIF' }, ['freight', 'insurance']],
  ['CFR to FOB', { incoterm: 'CFR', freight: 1234.56 }, {}, [8.77, 8765.44]],
  ['CIF to FOB', { incoterm: 'CIF', freight: 1234.56, insurance: 98.7 }, {}, [8.67, 8666.74]],
  ['CIF to CFR', { incoterm: 'CIF', freight: 1234.56, insurance: 98.7 }, { incoterm: 'CFR' }, [9.9, 9901.3, 'freight']],
  ['CIF to FOB without freight', { incoterm: 'CIF', insurance: 98.7 }, {}, ['freight']],
  ['FCA to CPT', { incoterm: 'FCA', freight: 77.77 }, { incoterm: 'CPT' }, [10.08, 10077.77]],
  ['FCA to CIP', { incoterm: 'FCA', freight: 77.77, insurance: 1 }, { incoterm: 'CIP' }, [10.08, 10078.77]],
  ['CIP to FCA', { incoterm: 'CIP', freight: 77.77, insurance: 1 }, { incoterm: 'FCA' }, [9.92, 9921.23]],
  ['EXW against FOB', { incoterm: 'EXW', freight: 10, insurance: 10 }, {}, ['incoterm']],
  ['FAS against FOB', { incoterm: 'FAS', freight: 10, insurance: 10 }, {}, ['incoterm']],
  ['FCA against FOB', { incoterm: 'FCA', freight: 10, insurance: 10 }, {}, ['incoterm']],
  ['CPT against FOB', { incoterm: 'CPT', freight: 10, insurance: 10 }, {}, ['incoterm']],
  ['CIP against FOB', { incoterm: 'CIP', freight: 10, insurance: 10 }, {}, ['incoterm']],
  ['DAP against FOB', { incoterm: 'DAP', freight: 10, insurance: 10 }, {}, ['incoterm']],
  ['DPU against FOB', { incoterm: 'DPU', freight: 10, insurance: 10 }, {}, ['incoterm']],
  ['DDP against FOB', { incoterm: 'DDP', freight: 10, insurance: 10 }, {}, ['incoterm']],
  [
    'EXW against itself',
    { incoterm: 'EXW', freight: 1800, insurance: 20 },
    { incoterm: 'EXW' },
    [10, 10000, 'freight', 'insurance'],
  ],
  [
    'FAS against itself',
    { incoterm: 'FAS', freight: 1800, insurance: 20 },
    { incoterm: 'FAS' },
    [10, 10000, 'freight', 'insurance'],
  ],
  [
    'FCA against itself',
    { incoterm: 'FCA', freight: 1800, insurance: 20 },
    { incoterm: 'FCA' },
    [10, 10000, 'freight', 'insurance'],
  ],
  [
    'CPT against itself',
    { incoterm: 'CPT', freight: 1800, insurance: 20 },
    { incoterm: 'CPT' },
    [10, 10000, 'freight', 'insurance'],
  ],
  [
    'CIP against itself',
    { incoterm: 'CIP', freight: 1800, insurance: 20 },
    { incoterm: 'CIP' },
    [10, 10000, 'freight', 'insurance'],
  ],
  [
    'DAP against itself',
    { incoterm: 'DAP', freight: 1800, insurance: 20 },
    { incoterm: 'DAP' },
    [10, 10000, 'freight', 'insurance'],
  ],
  [
    'DPU against itself',
    { incoterm: 'DPU', freight: 1800, insurance: 20 },
    { incoterm: 'DPU' },
    [10, 10000, 'freight', 'insurance'],
  ],
  [
    'DDP against itself',
    { incoterm: 'DDP', freight: 1800, insurance: 20 },
    { incoterm: 'DDP' },
    [10, 10000, 'freight', 'insurance'],
  ],
  [
    'CFR against itself',
    { incoterm: 'CFR', freight: 1800, insurance: 20 },
    { incoterm: 'CFR' },
    [10, 10000, 'freight', 'insurance'],
  ],
  [
    'CIF against itself',
    { incoterm: 'CIF', freight: 1800, insurance: 20 },
    { incoterm: 'CIF' },
    [10, 10000, 'freight', 'insurance'],
  ],
  ['FOB against itself', { freight: 1800, insurance: 20 }, {}, [10, 10000, 'freight', 'insurance']],
  ['freight of nothing', { freight: 0 }, { incoterm: 'CFR' }, [10, 10000]],
  ['equal terms, freight of nothing', { freight: 0 }, {}, [10, 10000]],
  ['freight for another quantity', { quantity: 2000, freight: 100 }, { incoterm: 'CFR' }, ['freight']],
  ['equal terms, freight for another quantity', { quantity: 2000, freight: 100 }, {}, [10, 10000, 'freight']],
  ['freight above the price', { incoterm: 'CIF', freight: 20000, insurance: 100 }, {}, ['price']],
  ['freight of the whole price', { incoterm: 'CFR', freight: 10000 }, {}, ['price']],
  ['freight of all but a cent each', { incoterm: 'CFR', freight: 9990 }, {}, [0.01, 10]],
  ['freight of all but half a cent each', { incoterm: 'CFR', freight: 9995 }, {}, [0.01, 5]],
  ['freight of all but less', { incoterm: 'CFR', freight: 9995.01 }, {}, ['price']],
  ['worth less than a cent', { unitPrice: 50, currency: 'IDR' }, {}, ['price']],
  ['worth half a cent', { unitPrice: 1, currency: 'JPY' }, { currency: 'EUR' }, [0.01, 6.25]],
  ['EUR from USD', { unitPrice: 12.5 }, { currency: 'EUR' }, [10, 10000]],
  ['USD from EUR', { currency: 'EUR', unitPrice: 8.88 }, {}, [11.1, 11100]],
  ['USD from CNY', { currency: 'CNY', unitPrice: 63.99 }, {}, [10, 9998.44]],
  ['CNY from USD', { unitPrice: 7.77 }, { currency: 'CNY' }, [49.73, 49728]],
  ['JPY from USD', { unitPrice: 7.77 }, { currency: 'JPY' }, [995, 994560]],
  ['USD from JPY', { unitPrice: 1111, currency: 'JPY' }, {}, [8.68, 8679.69]],
  ['KWD from USD', { unitPrice: 7.77 }, { currency: 'KWD' }, [2.486, 2486.4]],
  ['USD from KWD', { unitPrice: 2.345, currency: 'KWD' }, {}, [7.33, 7328.13]],
  ['HUF from USD', { unitPrice: 7.77 }, { currency: 'HUF' }, [2489.51, 2489508]],
  ['USD from HUF', { unitPrice: 2499.9, currency: 'HUF' }, {}, [7.8, 7802.43]],
  ['IDR from USD', { unitPrice: 7.77 }, { currency: 'IDR' }, [111225.19, 111225187.92]],
  ['USD from IDR', { unitPrice: 123456, currency: 'IDR' }, {}, [8.62, 8624.42]],
  ['a currency without a rate', { currency: 'XOF' }, {}, ['rate']],
  ['into a currency without a rate', {}, { currency: 'XOF' }, ['rate']],
  [
    'freight in JPY, compared in EUR',
    { currency: 'JPY', unitPrice: 1599, freight: 80001 },
    { currency: 'EUR', incoterm: 'CFR' },
    [10.49, 10493.76],
  ],
  ['a third of a cent, a thousand times', { currency: 'CNY', unitPrice: 0.55 }, { currency: 'EUR' }, [0.07, 68.75]],
  [
    'a half rounds away from zero',
    { currency: 'CNY', unitPrice: 0.04, quantity: 1 },
    { currency: 'EUR', quantity: 1 },
    [0.01, 0.01],
  ],
  ['12.30 as it is', { unitPrice: 12.3 }, {}, [12.3, 12300]],
  ['12.30 with freight', { unitPrice: 12.1, freight: 200 }, { incoterm: 'CFR' }, [12.3, 12300]],
  ['12.30 without freight', { unitPrice: 12.6, incoterm: 'CFR', freight: 300 }, {}, [12.3, 12300]],
  [
    '12.30 with freight and insurance',
    { unitPrice: 12, freight: 200, insurance: 100 },
    { incoterm: 'CIF' },
    [12.3, 12300],
  ],
  ['12.30 from euros', { unitPrice: 9.84, currency: 'EUR' }, {}, [12.3, 12300]],
  ['12.30 from yuan', { unitPrice: 78.72, currency: 'CNY' }, {}, [12.3, 12300]],
  ['12.30 by a break', { unitPrice: 15, priceBreaks: [{ quantity: 1000, price: 12.3 }] }, {}, [12.3, 12300]],
  ['a cent', { unitPrice: 0.01 }, {}, [0.01, 10]],
  ['a billion each', { unitPrice: 1000000000.01, quantity: 3 }, { quantity: 3 }, [1000000000.01, 3000000000.03]],
  [
    'more than binary fractions hold',
    { unitPrice: 0.07, quantity: 999999999 },
    { quantity: 999999999 },
    [0.07, 69999999.93],
  ],
];

const isFigures = (expected: Row[3]): expected is Figures => typeof expected[0] === 'number';
const describeFigures = (expected: Row[3], currency: string): string =>
  isFigures(expected)
    ? `${formatAmount('en', expected[0], currency)} each, ${formatAmount('en', expected[1], currency)} in all`
    : `missing: ${expected.join(', ')}`;

describe('an offer on the basis of 1,000 pieces, FOB, in US dollars', () => {
  it.each(
    table.map(([name, of, on, expected]) => ({
      ...{ name, of, on, expected },
      figures: describeFigures(expected, on.currency ?? basis.currency),
    })),
  )('$name: $figures', ({ of, on, expected }) => {
    const found = compareOffer({ ...offer, ...of }, { ...basis, ...on }, rates);
    const { converted, total, missing, unused } = found;
    if (isFigures(expected)) {
      const [each, all, ...rest] = expected;
      expect({ converted, total, missing, unused }).toEqual({
        ...{ converted: each, total: all },
        ...{ missing: [], unused: rest },
      });
    } else
      expect({ converted, total, missing, unused }).toEqual({
        ...{ converted: null, total: null },
        ...{ missing: expected, unused: [] },
      });
  });

  it('has the required number of cases', () => expect(table.length).toBeGreaterThanOrEqual(80));
});

/** Each offer's total in dollars, the requirements it misses and how many of those its buyer accepts. */
type Offered = [total: number, missed: number, accepted?: number];
type Judged = [name: string, offers: Offered[], expected: [mark: QuotationMark | null, points: number | null][]];

/** Points by price only; no points means no rank. */
const deviating: Judged[] = [
  [
    'nobody deviates',
    [
      [80, 0],
      [100, 0],
    ],
    [
      ['best', 100],
      [null, 80],
    ],
  ],
  [
    'the dearer deviates',
    [
      [80, 0],
      [100, 1],
    ],
    [
      ['best', 100],
      [null, null],
    ],
  ],
  [
    'the cheaper deviates',
    [
      [80, 1],
      [100, 0],
    ],
    [
      ['bestButMissed', null],
      ['bestOfMet', 100],
    ],
  ],
  [
    'the cheaper deviates in three',
    [
      [80, 3],
      [100, 0],
      [125, 0],
    ],
    [
      ['bestButMissed', null],
      ['bestOfMet', 100],
      [null, 80],
    ],
  ],
  [
    'one of three is accepted',
    [
      [80, 3, 1],
      [100, 0],
    ],
    [
      ['bestButMissed', null],
      ['bestOfMet', 100],
    ],
  ],
  [
    'two of three are accepted',
    [
      [80, 3, 2],
      [100, 0],
    ],
    [
      ['bestButMissed', null],
      ['bestOfMet', 100],
    ],
  ],
  [
    'all three are accepted',
    [
      [80, 3, 3],
      [100, 0],
    ],
    [
      ['best', 100],
      [null, 80],
    ],
  ],
  [
    'all deviate',
    [
      [80, 1],
      [100, 2],
    ],
    [
      ['bestButMissed', null],
      [null, null],
    ],
  ],
  [
    'all deviate, the dearer is accepted',
    [
      [80, 1],
      [100, 2, 2],
    ],
    [
      ['bestButMissed', null],
      ['bestOfMet', 100],
    ],
  ],
  [
    'all deviate, all are accepted',
    [
      [80, 1, 1],
      [100, 2, 2],
    ],
    [
      ['best', 100],
      [null, 80],
    ],
  ],
  [
    'equal, one deviates',
    [
      [80, 1],
      [80, 0],
      [100, 0],
    ],
    [
      ['bestButMissed', null],
      ['best', 100],
      [null, 80],
    ],
  ],
  [
    'equal, both deviate',
    [
      [80, 1],
      [80, 2],
      [100, 0],
    ],
    [
      ['bestButMissed', null],
      ['bestButMissed', null],
      ['bestOfMet', 100],
    ],
  ],
  [
    'equal, both comply, one cheaper deviates',
    [
      [75, 1],
      [80, 0],
      [80, 0],
    ],
    [
      ['bestButMissed', null],
      ['bestOfMet', 100],
      ['bestOfMet', 100],
    ],
  ],
  [
    'all the same, one deviates',
    [
      [80, 1],
      [80, 0],
    ],
    [
      [null, null],
      [null, 100],
    ],
  ],
  [
    'a deviating one sets no measure for the others',
    [
      [40, 1],
      [80, 0],
      [160, 0],
    ],
    [
      ['bestButMissed', null],
      ['bestOfMet', 100],
      [null, 50],
    ],
  ],
  ['one alone deviates', [[80, 1]], [[null, null]]],
  ['one alone complies', [[80, 0]], [[null, 100]]],
];

const judged = (
  [total, missed, accepted = 0]: Offered,
  [mark, points]: [QuotationMark | null, number | null],
): string => `$${total} missing ${missed}, ${accepted} accepted: ${mark ?? 'no mark'}, ${points ?? 'no rank'}`;
const titled = deviating.map(([name, offers, expected]) => {
  const figures = offers.map((offered, index) => judged(offered, expected[index] ?? [null, null])).join('; ');
  return [`${name}: ${figures}`, offers, expected] as const;
});

describe('offers that miss required values', () => {
  it.each(titled)('%s', (_, offers, expected) => {
    const bids = offers.map(([total, missed, accepted = 0]) => ({
      ...{ total, state: 'submitted' as const },
      deviations: Array.from({ length: missed }, (_, position) => ({
        ...{ position, text: 'less', accepted: position < accepted },
      })),
    }));
    const markOf = marksOf(bids, ({ total }) => total);
    const facts = { leadDays: 1, warrantyMonths: null, grade: 'C', paymentMethod: 'advance' } as const;
    const weights = { price: 1, delivery: 0, warranty: 0, grade: 0, payment: 0 };
    const ranked = bids.filter(isRanked);
    const scored = scoreOffers(
      ranked.map(({ total }) => ({ ...facts, price: total })),
      weights,
    );
    const pointsOf = (bid: (typeof bids)[number]) => {
      const sum = scored[ranked.indexOf(bid)]?.sum ?? null;
      return sum === null ? null : Math.round(sum * 100);
    };
    expect(bids.map((bid) => [markOf(bid), pointsOf(bid)])).toEqual(expected);
  });
});

/** target and budget in euros, basis, converted values */
type Limit = [name: string, basis: Partial<Basis>, currency: string | null, price: number | null, total: number | null];
const limits: Limit[] = [
  ['in the currency of the request', { currency: 'EUR' }, 'EUR', 7.77, 7000.5],
  ['in dollars', {}, 'EUR', 9.71, 8750.63],
  ['in yen, which have no cents', { currency: 'JPY' }, 'EUR', 1243, 1_120_080],
  ['for a hundred units', { priceQuantity: 100 }, 'EUR', 971.25, 8750.63],
  ['for another quantity: no budget', { quantity: 500 }, 'EUR', 9.71, null],
  ['in a currency without a rate', { currency: 'XOF' }, 'EUR', null, null],
  ['of a request without a currency', {}, null, null, null],
];

describe('a target of 7.77 and a budget of 7,000.50 euros for 1,000 pieces', () => {
  it.each(limits.map(([name, on, currency, price, total]) => ({ ...{ name, on, currency, price, total } })))(
    '$name: $price each, $total in all',
    ({ on, currency, price, total }) =>
      expect(
        ceilingsOn({ currency, quantity: 1000, targetPrice: 7.77, budget: 7000.5 }, { ...basis, ...on }, rates),
      ).toEqual({ price, total }),
  );
});
