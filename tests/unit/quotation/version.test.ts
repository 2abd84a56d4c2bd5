import { expect, it } from 'vitest';
import { quotationFields } from '@/lib/quotation/schema';
import { changedFields } from '@/lib/quotation/write';

const quotation = quotationFields.parse({
  ...{
    locale: 'en',
    unitPrice: 10,
    currency: 'USD',
    quantity: 1000,
    unit: 'piece',
    incoterm: 'FOB',
    place: 'Shanghai',
  },
  ...{ leadDays: 20, paymentMethod: 'advance', validUntil: '2099-01-01T00:00:00Z' },
  priceBreaks: [{ quantity: 2000, price: 9 }],
  deviations: [{ position: 0, text: '45 m³/h' }],
});

it('an earlier version lists only what changed', () => {
  const { priceQuantity: _, ...older } = quotation;
  const stored = {
    ...older,
    priceBreaks: [{ price: 9, quantity: 2000 }],
    deviations: [{ text: '45 m³/h', position: 0 }],
  };
  expect(changedFields(stored, quotation)).toEqual([]);
  expect(changedFields(stored, { ...quotation, priceQuantity: 100, leadDays: 21 })).toEqual([
    'priceQuantity',
    'leadDays',
  ]);
});
