import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import type { ExchangeRate } from '@/lib/platform/money/exchange-rate';
import { purchaseFields } from '@/lib/purchase/schema';
import { comparisonRows, isUniform, scoresOf } from '@/lib/quotation/comparison/row';
import { type Basis, compareOffer } from '@/lib/quotation/comparison/rules';
import type { Bid } from '@/lib/quotation/figure/types';
import { quotationFields } from '@/lib/quotation/schema';
import { criteria, type Weights } from '@/lib/quotation/score';
import english from '@/messages/en.json';

const rates: ExchangeRate[] = [
  { base: 'EUR', currency: 'USD', date: '2026-11-30', rate: 1.25, source: 'ECB' },
  { base: 'EUR', currency: 'CNY', date: '2026-11-30', rate: 8, source: 'ECB' },
];
const basis: Basis = { currency: 'USD', quantity: 1000, unit: 'piece', incoterm: 'FOB', priceQuantity: 1 };
const at = '2026-11-20T09:00:00.000Z';
const requested = purchaseFields.parse({ locale: 'en', incoterm: 'FOB', place: 'Shanghai' });
const priceAlone = Object.fromEntries(criteria.map((one) => [one, one === 'price' ? 1 : 0])) as Weights;

const bare = { requirements: [], ceilings: { price: null, total: null } };

/** Bids of quotations that differ in this from 1,000 pieces at 10 USD, FOB. */
const bidsOf = (on: Basis, ...offers: object[]): Bid[] =>
  offers.map((over, index) => {
    const quotation = quotationFields.parse({
      ...{ locale: 'en', unitPrice: 10, currency: 'USD', quantity: 1000, unit: 'piece', incoterm: 'FOB' },
      ...{ place: 'Shanghai', leadDays: 20, paymentMethod: 'advance', validUntil: '2099-01-01T00:00:00Z' },
      ...over,
    });
    return {
      ...{ id: index + 1, companyId: index + 1, company: `Supplier ${index + 1}`, available: true, grade: 'B' },
      ...{
        membership: 'gold',
        record: null,
        response: null,
        state: 'submitted',
        quotation,
        deviations: [],
        versions: [],
        round: null,
      },
      submittedAt: at,
      ...{ decline: null, note: { text: '', revision: 0 }, files: [], opened: false },
      compared: compareOffer(quotation, on, rates),
    };
  });

function shown(offers: object[], on: Partial<Basis> = {}) {
  const chosen = { ...basis, ...on };
  const items = bidsOf(chosen, ...offers);
  const t = createTranslator({ locale: 'en', messages: english });
  const rows = comparisonRows(
    { t, locale: 'en', timeZone: 'UTC', now: new Date(at) },
    { basis: chosen, own: { currency: 'USD', quantity: 1000 }, items, ...bare },
    { ...requested, incoterm: chosen.incoterm },
  );
  const row = (key: string) => rows.find((one) => one.key === key) ?? { cells: [], key, group: '', label: '' };
  const marks = (key: string) => row(key).cells.map(({ best }) => best ?? null);
  const scores = [...scoresOf(items, priceAlone).values()].map((one) => one?.sum ?? null);
  return { row, marks, scores };
}

describe('the lowest price', () => {
  it('excludes an offer for less than the compared quantity', () => {
    const found = shown([
      { unitPrice: 9, quantity: 200, priceBreaks: [{ quantity: 1000, price: 5 }] },
      {},
      { unitPrice: 11 },
    ]);
    expect(found.marks('onBasis')).toEqual([null, 'Lowest', null]);
    expect(found.marks('total')).toEqual([null, 'Lowest', null]);
    expect(found.row('onBasis').cells[0]?.text).toBe(english.purchaseCenter.comparison.missing.quantity);
    expect(found.scores).toEqual([null, 1, 10 / 11]);
  });

  it('is never below zero, and does not affect other scores', () => {
    const found = shown([{ incoterm: 'CIF', freight: 20_000, insurance: 100 }, { unitPrice: 9.5 }, { unitPrice: 19 }]);
    expect(found.marks('onBasis')).toEqual([null, 'Lowest', null]);
    expect(found.scores).toEqual([null, 1, 0.5]);
  });

  it('is marked for all with the same displayed price, however calculated', () => {
    const found = shown(
      [
        { unitPrice: 12.1, freight: 200 },
        { unitPrice: 12.3, incoterm: 'CFR' },
        { unitPrice: 9.84, currency: 'EUR', incoterm: 'CFR' },
        { unitPrice: 78.72, currency: 'CNY', incoterm: 'CFR' },
        { unitPrice: 15, incoterm: 'CFR' },
      ],
      { incoterm: 'CFR' },
    );
    expect(found.marks('onBasis')).toEqual(['Lowest', 'Lowest', 'Lowest', 'Lowest', null]);
    expect(found.marks('total')).toEqual(['Lowest', 'Lowest', 'Lowest', 'Lowest', null]);
    expect(found.scores).toEqual([1, 1, 1, 1, 0.82]);
  });

  it('is marked for nobody if all show the same', () => {
    const found = shown([
      { unitPrice: 0.3 },
      { unitPrice: 0.24, currency: 'EUR' },
      { unitPrice: 1.92, currency: 'CNY' },
    ]);
    expect(found.marks('onBasis')).toEqual([null, null, null]);
    expect(found.marks('total')).toEqual([null, null, null]);
    expect(found.scores).toEqual([1, 1, 1]);
    expect(isUniform(found.row('onBasis'))).toBe(true);
  });

  it('is determined per displayed figure: an equal rounded unit price, but a different total', () => {
    const found = shown([
      { unitPrice: 8.01, currency: 'CNY' },
      { unitPrice: 8.02, currency: 'CNY' },
      { unitPrice: 9, currency: 'CNY' },
    ]);
    expect(found.row('onBasis').cells.map(({ text }) => text)).toEqual(['US$1.25', 'US$1.25', 'US$1.41']);
    expect(found.row('total').cells.map(({ text }) => text)).toEqual(['US$1,251.56', 'US$1,253.13', 'US$1,406.25']);
    expect(found.marks('onBasis')).toEqual(['Lowest', 'Lowest', null]);
    expect(found.marks('total')).toEqual(['Lowest', null, null]);
  });
});

describe('freight and insurance with no effect between equal terms', () => {
  it('are mentioned beside the price that includes them', () => {
    const found = shown(
      [
        { incoterm: 'DPU', freight: 18_000, currency: 'CNY' },
        { incoterm: 'DPU', unitPrice: 20 },
      ],
      {
        incoterm: 'DPU',
      },
    );
    const note = 'Freight of CN¥18,000 is stated; under DPU the price includes it.';
    expect(found.row('onBasis').cells.map(({ notes }) => notes)).toEqual([[note], []]);
    expect(found.row('total').cells.map(({ notes }) => notes)).toEqual([[note], []]);
    expect(isUniform(found.row('onBasis'))).toBe(false);
  });

  it('are mentioned if neither price includes them', () => {
    const found = shown([{ freight: 3600, insurance: 12.5 }, { freight: 0 }]);
    expect(found.row('onBasis').cells.map(({ notes }) => notes)).toEqual([
      [
        'Freight of US$3,600 is stated; under FOB the price does not include it.',
        'Insurance of US$12.50 is stated; under FOB the price does not include it.',
      ],
      [],
    ]);
  });
});
