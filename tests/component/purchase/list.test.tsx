import { cleanup, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it } from 'vitest';
import { NewMark, visitedBefore } from '@/components/purchase/new-mark';
import { PurchaseMenus } from '@/components/purchase/purchase-menus';
import { PurchaseTable } from '@/components/purchase/purchase-table';
import type { FacetNames, Listing } from '@/lib/listing/listing';
import { emptyState } from '@/lib/platform/routes/list-state';
import type { PurchaseBrief } from '@/lib/purchase/types';
import en from '@/messages/en.json';

const item: PurchaseBrief = {
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
  quotationMax: 10,
  requirements: [
    { position: 0, label: 'Feed opening', value: '', min: 600, max: null, unit: 'mm' },
    { position: 1, label: 'Frame', value: 'cast steel', min: null, max: null, unit: '' },
  ].map((line) => ({ ...line, labelLocale: 'en' as const, valueLocale: 'en' as const })),
};
const named = {
  categories: [{ id: 3, name: 'Crushers', children: [] }],
  countries: [{ code: 'SN', name: 'Senegal' }],
} as unknown as Pick<FacetNames, 'categories' | 'countries'>;
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

it('shows a request as a row of a table, with its first requirements', () => {
  const page = show(<PurchaseTable items={[item]} names={named} locale="en" />);
  const [row] = screen.getAllByRole('row').slice(1);
  expect(within(row as HTMLElement).getByRole('link')).toHaveAttribute('href', '/purchase/7.html');
  expect(page.querySelector('a [lang="zh"]')).toHaveTextContent('颚式破碎机');
  expect(row).toHaveTextContent('Feed opening at least 600 mm · Frame cast steel');
  for (const words of ['1 set', 'SN', 'CIF', 'Crushers', '1 of 10']) expect(row).toHaveTextContent(words);
  expect(within(row as HTMLElement).getByRole('button', { name: 'Follow 颚式破碎机' })).toHaveAttribute(
    'data-fav',
    'follow-request:7',
  );
});

it('says what decides in narrow windows, where there are no columns', () => {
  const page = show(<PurchaseTable items={[{ ...item, placesLeft: 9 }]} names={named} locale="en" />);
  expect(page.querySelector('th p:last-child')).toHaveTextContent(/Senegal.*d9 places$/);
  const full = show(<PurchaseTable items={[{ ...item, placesLeft: 0 }]} names={named} locale="en" />);
  expect(full.querySelector('th p:last-child')).toHaveTextContent(/Invited only$/);
});

it('sorts by closing date in the head of the column, and back', () => {
  const sort = { href: '/purchase.html?sort=deadline', on: false, direction: 'ascending' } as const;
  show(<PurchaseTable items={[item]} names={named} locale="en" sort={sort} />);
  const head = screen.getByRole('columnheader', { name: 'Closes' });
  expect(head).not.toHaveAttribute('aria-sort');
  expect(within(head).getByRole('link')).toHaveAttribute('href', sort.href);
  cleanup();
  show(<PurchaseTable items={[item]} names={named} locale="en" sort={{ ...sort, on: true }} />);
  expect(screen.getByRole('columnheader', { name: 'Closes' })).toHaveAttribute('aria-sort', 'ascending');
});

it('filters by trade terms from the first page, keeps the country, and clears the selection', () => {
  show(<PurchaseMenus listing={listing('CIF')} incoterms={counts} locale="en" />);
  // A closed menu has no accessible names.
  const terms = document.getElementById('terms') as HTMLElement;
  const link = (words: string | RegExp) => within(terms).getByText(words).closest('a');
  expect(link(/EXW/)).toHaveAttribute('href', '/purchase.html?country=sn&incoterm=exw');
  expect(link(en.purchaseHall.anyTerms)).toHaveAttribute('href', '/purchase.html?country=sn');
  expect(link(/CIF/)).toHaveAttribute('aria-current', 'true');
  expect(link(/CIF/)).toHaveTextContent(/2$/);
  expect(within(terms).queryByText(/FOB/)).toBeNull();
});

it('marks requests published since the last visit, also on later pages, but none on the first visit', () => {
  const row = (id: number, publishedAt: string) => (
    <PurchaseTable key={id} items={[{ ...item, id, publishedAt }]} names={named} locale="en" />
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
