import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it } from 'vitest';
import { IncotermFilter } from '@/components/purchase/incoterm-filter';
import { NewMark, visitedBefore } from '@/components/purchase/new-mark';
import { PurchaseRow } from '@/components/purchase/purchase-row';
import type { Listing } from '@/lib/listing/listing';
import { emptyState } from '@/lib/platform/routes/list-state';
import type { PurchaseCard } from '@/lib/purchase/types';
import en from '@/messages/en.json';

const item: PurchaseCard = {
  id: 7,
  title: { text: '颚式破碎机', locale: 'zh' },
  categoryId: 3,
  countryCode: 'SN',
  quantity: 1,
  unit: 'set',
  incoterm: 'CIF',
  publishedAt: '2026-11-20T10:00:00.000Z',
  validUntil: '2036-12-31T10:00:00.000Z',
  placesLeft: 1,
};
const listing = (incoterm: string | null): Listing =>
  ({
    page: { name: 'purchaseHome', params: {} },
    state: { ...emptyState, country: ['sn'], incoterm, page: 3 },
    total: 3,
    pages: 1,
    size: 20,
    facets: {},
    names: {},
  }) as unknown as Listing;
const counts = [
  { value: 'CIF', count: 2 },
  { value: 'EXW', count: 1 },
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const show = (node: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      {node}
    </NextIntlClientProvider>,
  ).container;

it('shows a request as a row, in the site’s language, with the language of its title', () => {
  const row = show(<PurchaseRow item={item} names={{ country: 'Senegal', category: 'Crushers' }} locale="en" />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/purchase/7.html');
  expect(row.querySelector('a [lang="zh"]')?.textContent).toBe('颚式破碎机');
  for (const words of ['1 set', 'Senegal', 'CIF', 'Crushers', 'Chinese', '1 more quotation accepted'])
    expect(row.textContent).toContain(words);
});

it('shortens days and places on a phone', () => {
  const row = show(<PurchaseRow item={{ ...item, placesLeft: 9 }} names={{}} locale="en" />);
  expect(row.textContent).toMatch(/days left.*9 places$/);
  const full = show(<PurchaseRow item={{ ...item, placesLeft: 0 }} names={{}} locale="en" />);
  expect(full.textContent).toMatch(/Only invited suppliers can still quote.*Invited only$/);
});

it('filters by trade terms from the first page, keeps the country, and clears the selection', () => {
  show(<IncotermFilter listing={listing('CIF')} counts={counts} locale="en" />);
  const address = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(address(/EXW/)).toBe('/purchase.html?country=sn&incoterm=exw');
  expect(address(/CIF/)).toBe('/purchase.html?country=sn');
  expect(screen.getByRole('link', { name: /CIF/ }).getAttribute('aria-current')).toBe('true');
  expect(screen.queryByRole('link', { name: /FOB/ })).toBeNull();
});

it('marks requests published since the last visit, also on later pages, but none on the first visit', () => {
  const row = (id: number, publishedAt: string) => (
    <PurchaseRow key={id} item={{ ...item, id, publishedAt }} names={{}} locale="en" />
  );
  localStorage.setItem('purchase-visit', String(Date.parse('2026-11-21T00:00:00Z')));
  const page = show(
    <>
      {row(1, '2026-11-20T10:00:00Z')}
      {row(2, '2026-11-22T10:00:00Z')}
      <NewMark />
    </>,
  );
  const marks = () => [...page.querySelectorAll<HTMLElement>('[data-since]')].map(({ hidden }) => !hidden);
  expect(marks()).toEqual([false, true]);
  const late = document.createElement('span');
  late.dataset.since = '2026-11-23T10:00:00Z';
  late.hidden = true;
  page.append(late);
  document.dispatchEvent(new Event('items'));
  expect(marks()).toEqual([false, true, true]);
});

it('treats all pages as one visit, and starts without new marks', () => {
  expect(visitedBefore(1000)).toBeNull();
  expect(visitedBefore(2000)).toBeNull();
  sessionStorage.clear();
  expect(visitedBefore(5000)).toBe(1000);
  expect(visitedBefore(9000)).toBe(1000);
});
