import { describe, expect, it } from 'vitest';
import { purchaseInput, withoutOpenTerms } from '@/lib/purchase/check';
import { agreeableFields } from '@/lib/purchase/constants';
import { type PurchaseFormInput, purchaseFields } from '@/lib/purchase/schema';

const minimal: PurchaseFormInput = {
  locale: 'en',
  translations: { en: { title: 'Gate valves', details: 'DN150, for potable water.' } },
  quantity: 4,
  unit: 'piece',
};
const complete: PurchaseFormInput = {
  ...minimal,
  categoryId: 1,
  ...{ incoterm: 'FOB', place: 'Shanghai', targetPrice: 900, budget: 20_000, currency: 'EUR' },
  ...{ shippingMethod: 'sea', port: 'SNDKR', countryCode: 'SN', destination: 'Dakar', deliveryBy: '2098-12-01' },
  ...{ paymentMethod: 'openAccount', validUntil: '2098-06-01T10:30:00.000Z' },
};
const missing = (form: PurchaseFormInput): string[] =>
  (purchaseInput.safeParse(form).error?.issues ?? []).map(({ path }) => path.join('.')).sort();

describe('publishing with terms to be agreed', () => {
  it.each(agreeableFields)('accepts a public request without %s if its buyer leaves that open', (field) => {
    const blank = {
      ...complete,
      [field]: typeof complete[field] === 'string' && field.match(/port|Code|dest|By/) ? '' : null,
    };
    expect(missing(blank)).toContain(field);
    expect(missing({ ...blank, toAgree: [field] })).toEqual([]);
  });

  it('requires no place if the terms are open, nor the name of another transport', () => {
    const left = { ...complete, place: '', toAgree: ['incoterm', 'paymentMethod', 'shippingMethod'] } as const;
    expect(missing({ ...left, toAgree: [...left.toAgree], shippingMethod: 'other', paymentMethod: 'other' })).toEqual(
      [],
    );
    expect(missing({ ...complete, place: '', shippingMethod: 'other', paymentMethod: 'other' })).toEqual([
      'paymentOther',
      'place',
      'shippingOther',
    ]);
  });

  it('requires of an inquiry only goods, quantity, unit and text', () => {
    expect(missing({ ...minimal, kind: 'inquiry' })).toEqual([]);
    expect(missing({ locale: 'en', kind: 'inquiry' })).toEqual([
      'quantity',
      'translations.en.details',
      'translations.en.title',
      'unit',
    ]);
    expect(missing({ ...minimal, kind: 'public' })).toEqual(
      expect.arrayContaining(['budget', 'categoryId', 'countryCode', 'incoterm', 'validUntil']),
    );
  });

  it('keeps the form’s input, and publishes none of it', () => {
    const form = purchaseFields.parse({ ...complete, toAgree: ['port', 'incoterm', 'port'] });
    expect(form).toMatchObject({ port: 'SNDKR', incoterm: 'FOB', place: 'Shanghai', toAgree: ['incoterm', 'port'] });
    expect(withoutOpenTerms(form)).toEqual({ ...form, port: '', incoterm: null, place: '' });
  });

  it('leaves open whatever an inquiry omits, but nothing missing in a public request', () => {
    const inquiry = purchaseFields.parse({ ...minimal, kind: 'inquiry', incoterm: 'DAP', place: 'Bamako' });
    expect(withoutOpenTerms(inquiry).toAgree).toEqual(
      agreeableFields.filter((field) => field !== 'incoterm').toSorted(),
    );
    expect(withoutOpenTerms({ ...inquiry, kind: 'public' }).toAgree).toEqual([]);
  });

  it.each([
    ['road', 'DAP', 'Lyon', []],
    ['air', 'CIP', 'Paris', []],
    ['sea', 'DAP', 'Lyon', ['port']],
    ['multimodal', 'DAP', 'Lyon', ['port']],
    // The named place is the port of destination itself.
    ['sea', 'CIF', 'Dakar', []],
    // It is the port of shipment.
    ['sea', 'FOB', 'Shanghai', ['port']],
  ] as const)('requires the port for goods by %s under %s %s: %j', (shippingMethod, incoterm, place, lacking) => {
    const form = { ...complete, port: '', shippingMethod, incoterm, place };
    expect(missing(form)).toEqual(lacking);
    expect(missing({ ...form, toAgree: ['incoterm', 'shippingMethod'] })).toEqual(['port']);
  });
});
