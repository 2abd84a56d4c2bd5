import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { offerInput } from '@/lib/agent/call';
import { blankOffer } from '@/lib/agent/rules';
import { certificateInput } from '@/lib/certificate/call';
import { blankCertificate } from '@/lib/certificate/rules';
import { profileInput } from '@/lib/company/profile/call';
import { launchInput } from '@/lib/launch/call';
import { blankLaunch } from '@/lib/launch/rules';
import { productInput } from '@/lib/product/edit/call';
import { blankInput } from '@/lib/product/edit/schema';
import { purchaseInput } from '@/lib/purchase/check';
import { purchaseFields } from '@/lib/purchase/schema';
import { quotationInput } from '@/lib/quotation/check';

type Form = Record<string, unknown>;
const emptyQuotation: Form = {
  locale: 'en',
  unitPrice: null,
  currency: 'EUR',
  quantity: null,
  unit: '',
  incoterm: '',
  place: '',
  leadDays: null,
  paymentMethod: 'other',
  paymentOther: '',
  validUntil: '',
};
const begun = { name: 'Pump', summary: '', introduction: '', keywords: '', slogan: '' };

const blankProfile: Form = {
  locale: 'en',
  translations: { en: { name: 'Pumps' } },
  website: '',
  registrationNumber: '',
};

const errorsOf = (schema: z.ZodType, form: Form): string[] => {
  const { error } = schema.safeParse(form);
  return [...new Set(error?.issues.map(({ path }) => path.join('.')))].sort();
};

describe('all errors of a form are reported at once', () => {
  it('of a product: a text too long, an invalid figure, and missing fields', () => {
    const wrong = errorsOf(productInput, {
      ...blankInput('en'),
      translations: { en: begun },
      brand: 'x'.repeat(500),
      minimumOrder: 1.5,
      priceMin: 'many',
    });
    expect(wrong).toEqual(
      expect.arrayContaining(['brand', 'minimumOrder', 'priceMin', 'unit', 'categories', 'pictures']),
    );
  });

  it('of a request: an invalid address, and missing fields', () => {
    const wrong = errorsOf(purchaseInput, {
      ...purchaseFields.parse({ locale: 'en' }),
      contactEmail: 'nobody',
      port: 'X',
    });
    expect(wrong).toEqual(
      expect.arrayContaining(['contactEmail', 'port', 'translations.en.title', 'quantity', 'budget']),
    );
  });

  it('of a quotation: missing fields, alone and beside another error', () =>
    expect(errorsOf(quotationInput, emptyQuotation)).toEqual(
      expect.arrayContaining(['unitPrice', 'place', 'paymentOther']),
    ));

  it('of a certificate: an invalid date, and missing fields', () =>
    expect(errorsOf(certificateInput, { ...blankCertificate('en', 'report'), validUntil: 'soon' })).toEqual(
      expect.arrayContaining(['validUntil', 'number', 'issuedOn', 'file']),
    ));
});

const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
const odd = [deep, null, 5, Number.NaN, 'x', true, {}, { en: 5 }, { en: null }, [], [null], [5], ['x'], [{}], [[]]];

it.each<[string, z.ZodType, Form]>([
  ['product', productInput, { ...blankInput('en'), translations: { en: begun } }],
  ['request', purchaseInput, purchaseFields.parse({ locale: 'en' })],
  ['quotation', quotationInput, emptyQuotation],
  ['certificate', certificateInput, blankCertificate('en', 'report')],
  ['launch', launchInput, blankLaunch('en')],
  ['offer to agents', offerInput, blankOffer('en')],
  ['company', profileInput, blankProfile],
])('a %s of any shape is refused without an exception', (_, schema, form) => {
  for (const key of Object.keys(form))
    for (const value of [undefined, ...odd]) expect(schema.safeParse({ ...form, [key]: value }).success).toBe(false);
});
