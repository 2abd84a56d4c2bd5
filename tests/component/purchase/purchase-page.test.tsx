import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PurchasePage } from '@/components/purchase/purchase-page';
import type { PurchaseState } from '@/lib/purchase/constants';
import type { PublicPurchase } from '@/lib/purchase/public/queries';
import type { PurchaseCard } from '@/lib/purchase/types';
import en from '@/messages/en.json';
import { replace } from '../doubles';

replace('next/navigation', { useRouter: () => ({ push: vi.fn(), prefetch: vi.fn() }) });

const card: PurchaseCard = {
  id: 7,
  title: { text: 'Broyeurs à mâchoires', locale: 'fr' },
  categoryId: 3,
  countryCode: 'SN',
  quantity: 20,
  unit: 'set',
  incoterm: 'CIF',
  publishedAt: '2026-11-20T10:00:00.000Z',
  validUntil: '2026-12-31T10:00:00.000Z',
  placesLeft: 4,
};
const purchase: PublicPurchase = {
  ...card,
  kind: 'public',
  state: 'open',
  locale: 'fr',
  locales: ['fr'],
  portName: 'Dakar',
  updatedAt: '2026-11-21T10:00:00.000Z',
  details: { text: 'Pour carrière.', locale: 'fr' },
  place: 'Dakar',
  targetPrice: null,
  shippingMethod: 'sea',
  shippingOther: '',
  port: 'SNDKR',
  destination: 'Dakar',
  deliveryBy: '2027-04-30',
  paymentMethod: 'letterOfCredit',
  toAgree: [],
  paymentOther: '',
  quotations: 5,
  specification: [{ position: 0, label: 'Débit', value: '', min: 50, max: null, unit: 't/h' }],
  addenda: [
    {
      number: 1,
      text: 'Deux de plus.',
      changed: ['quantity', 'unit', 'translations'],
      createdAt: '2026-11-21T08:00:00Z',
    },
    { number: 2, text: 'Livraison plus tard.', changed: ['deliveryBy'], createdAt: '2026-11-22T08:00:00Z' },
  ],
  questions: [
    {
      ...{ id: 1, locale: 'en', question: 'Which voltage?', answer: '400 V' },
      ...{ createdAt: '2026-11-21T09:00:00Z', own: false },
    },
  ],
};
const facets = { categories: [{ id: 3, name: 'Crushers', children: [] }], countries: [] } as never;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-23T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const show = (over: Partial<PublicPurchase> = {}) =>
  render(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <PurchasePage
        view={{
          purchase: { ...purchase, ...over },
          names: { category: 'Crushers', country: 'Senegal' },
          related: [
            {
              ...card,
              requirements: [],
              quotationMax: 10,
              id: 8,
              placesLeft: 2,
              title: { text: 'Jaw crushers', locale: 'en' },
            },
          ],
        }}
        facets={facets}
        locale="en"
        steps={[{ name: 'Requests', href: '/purchase.html' }]}
      />
    </NextIntlClientProvider>,
  ).container;

it('shows the request, marked with its original language', () => {
  show();
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.querySelector('[lang="fr"]')?.textContent).toBe('Broyeurs à mâchoires');
  expect(screen.getByText(/has no English text.*in French/)).toBeTruthy();
  expect(screen.getByText('4 more quotations accepted')).toBeTruthy();
  expect(screen.getByText('5 quotations received')).toBeTruthy();
  expect(screen.getAllByText(/31 Dec 2026, 10:00 UTC/).length).toBeGreaterThan(0);
  expect(screen.getAllByText('38 days left')[0]).toBeTruthy();
});

it('can be followed while undecided', () => {
  const follow = () => screen.queryByRole('button', { name: /^Follow.*Broyeurs/ });
  for (const [state, followed] of [
    ['open', true],
    ['awarded', false],
  ] as const) {
    const page = show({ state });
    expect([state, follow() !== null]).toEqual([state, followed]);
    page.remove();
  }
});

it('lists addenda with changes, newest first, and questions with answers', () => {
  show();
  const addenda = within(screen.getByRole('region', { name: 'Addenda' })).getAllByRole('listitem');
  expect(addenda.map((one) => one.querySelector('h3')?.textContent)).toEqual([
    'Addendum 2, 22 Nov 2026',
    'Addendum 1, 21 Nov 2026',
  ]);
  expect(addenda[1]?.textContent).toContain('Changed: text, Quantity');
  expect(screen.getByText('400 V')).toBeTruthy();
});

it.each([
  ['closed', 'This request no longer accepts quotations.'],
  ['awarded', 'The buyer has chosen a supplier. This request has ended.'],
  ['cancelled', 'The buyer has cancelled this request.'],
  ['expired', 'The time for quotations has passed.'],
] satisfies [PurchaseState, string][])('says that it is %s, without actions', (state, words) => {
  show({ state });
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /quot/i })).toBeNull();
  expect(screen.queryByText('4 more quotations accepted')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('is closed once expired, before the job has marked it', () => {
  show({ validUntil: '2026-11-23T09:59:00.000Z' });
  expect(screen.getByText('This request no longer accepts quotations.')).toBeTruthy();
});

it('links to similar requests', () => {
  show();
  const related = screen.getByRole('region', { name: 'Similar requests' });
  expect(within(related).getByRole('link', { name: 'Jaw crushers' }).getAttribute('href')).toBe('/purchase/8.html');
});
