import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { type PurchaseFacts, PurchaseFactTable } from '@/components/trade/purchase-fact-table';
import { PurchaseStateBadge } from '@/components/trade/purchase-state-badge';
import { QuotationStateBadge } from '@/components/trade/quotation-state-badge';
import { SpecificationTable } from '@/components/trade/specification-table';
import ar from '@/messages/ar.json';
import en from '@/messages/en.json';

const purchase: PurchaseFacts = {
  locale: 'fr',
  countryCode: 'SN',
  quantity: 20,
  unit: 'set',
  incoterm: 'CIF',
  place: 'Port de Dakar',
  targetPrice: { minor: 90_000, currency: 'EUR' },
  shippingMethod: 'other',
  shippingOther: 'Conteneur groupé',
  port: 'notApplicable',
  destination: 'Entrepôt de Thiès',
  deliveryBy: '2027-04-30',
  paymentMethod: 'letterOfCredit',
  paymentOther: '',
  toAgree: [],
  publishedAt: '2026-12-01T10:00:00.000Z',
  validUntil: '2026-12-31T10:00:00.000Z',
};
const lines = [
  { position: 0, label: 'Débit', value: '', min: 50, max: null, unit: 'm³/h' },
  { position: 1, label: 'Tension', value: '', min: 380, max: 400, unit: 'V' },
  { position: 2, label: 'Corps', value: 'fonte', min: null, max: null, unit: '' },
  {
    position: 4,
    label: 'Enclosure',
    labelLocale: 'en' as const,
    value: 'IP65',
    valueLocale: 'en' as const,
    min: null,
    max: null,
    unit: '',
  },
  { position: 5, label: 'Sortie', value: '75/50', min: null, max: null, unit: 'mm' },
  { position: 3, label: 'Couleur', value: '', min: null, max: null, unit: '' },
];

const show = (locale: 'en' | 'ar', shown = purchase) =>
  render(
    <NextIntlClientProvider locale={locale} messages={locale === 'ar' ? (ar as typeof en) : en} timeZone="UTC">
      <PurchaseFactTable purchase={shown} locale={locale} names={{ category: 'Pumps', country: 'Senegal' }} />
      <SpecificationTable lines={lines} spoken="fr" locale={locale} />
      <PurchaseStateBadge state="awarded" />
      <QuotationStateBadge state="notSelected" />
    </NextIntlClientProvider>,
  ).container;
const factOf = (name: string) => screen.getByRole('rowheader', { name }).nextElementSibling;

it('shows fields in the site’s language, and free text in its own', () => {
  show('en');
  expect(factOf('Quantity')?.textContent).toBe('20 sets');
  expect(factOf('Trade terms (Incoterms 2020)')?.textContent?.replace(/[\u2066\u2069]/g, '')).toBe(
    'CIF (Cost, Insurance and Freight) Port de Dakar',
  );
  expect(factOf('Trade terms (Incoterms 2020)')?.querySelector('[lang="fr"]')?.textContent).toBe('Port de Dakar');
  expect(factOf('Target unit price')?.textContent).toBe('€900');
  expect(factOf('Shipping method')?.querySelector('[lang="fr"]')?.textContent).toBe('Conteneur groupé');
  expect(factOf('Port')?.textContent).toBe('Not applicable');
  expect(factOf('Payment method')?.textContent).toBe('Letter of credit (L/C)');
  expect(factOf('Quotations until')?.textContent).toContain('31 Dec 2026, 10:00 UTC');
  expect(factOf('Original language')?.textContent).toBe('French');
});

it('lists terms left to be agreed, but not fields merely empty', () => {
  const blank = { targetPrice: null, port: null, deliveryBy: null, paymentMethod: null, incoterm: null } as const;
  show('en', { ...purchase, ...blank, toAgree: ['deliveryBy', 'incoterm', 'paymentMethod', 'port'] });
  for (const name of ['Trade terms (Incoterms 2020)', 'Port', 'Delivery by', 'Payment method'])
    expect(factOf(name)?.textContent).toBe('To be agreed');
  expect(screen.queryByRole('rowheader', { name: 'Target unit price' })).toBeNull();
});

it('writes limits in words, ranges in figures, and marks missing values', () => {
  show('en');
  expect(factOf('Débit')?.textContent).toBe('at least 50\u00a0m³/h');
  expect(factOf('Tension')?.textContent).toBe('380–400\u00a0V');
  expect(factOf('Corps')?.textContent).toBe('fonte');
  const named = screen.getByRole('rowheader', { name: 'Enclosure' });
  expect([named, named.nextElementSibling].map((one) => one?.querySelector('[lang]'))).toEqual([null, null]);
  expect(factOf('Couleur')?.textContent).toBe('Not stated');
});

it('names states in Arabic', () => {
  const shown = show('ar');
  expect(shown.textContent).toContain('تمت الترسية');
  expect(shown.textContent).toContain('لم يقع عليه الاختيار');
  expect(factOf('طريقة الدفع')?.textContent).toBe('اعتماد مستندي (L/C)');
});

it('keeps the unit of figures without a language after them in Arabic', () => {
  show('ar');
  const words = factOf('Sortie')?.querySelector('[dir="rtl"]');
  expect(words?.textContent).toBe('75/50\u00a0مم');
  expect(words?.querySelector('[dir="ltr"]')?.textContent).toBe('75/50');
});
