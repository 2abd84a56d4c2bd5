import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TenderMenus } from '@/components/tender/tender-menus';
import { TenderTable } from '@/components/tender/tender-table';
import { emptyState } from '@/lib/platform/routes/list-state';
import type { TenderCard } from '@/lib/tender/types';
import en from '@/messages/en.json';

const item: TenderCard = {
  ...{ id: 4, number: 'N-4', title: { text: 'Slurry pumps for a tailings plant', locale: 'en' }, cpv: null },
  ...{ summary: '', buyer: 'Ministry of Water', city: 'Dakar', country: { code: 'SN', name: 'Senegal' } },
  ...{ way: 'tender', category: 'materials', status: 'open', publishedAt: '2026-11-01T00:00:00Z' },
  ...{ deadlineAt: '2026-12-18T12:00:00Z', deadlineOffset: 0, demonstration: false },
  budget: { min: 150_000_00, max: 200_000_00, currency: 'USD' },
};

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-23T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const show = (node: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      {node}
    </NextIntlClientProvider>,
  );

it('shows tenders as a table, each row a link with a favourite at its end', () => {
  show(<TenderTable items={[item]} locale="en" />);
  const table = screen.getByRole('table', { name: 'Tenders' });
  const heads = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(heads).toEqual(['Notice', 'Country', 'Buyer', 'Method', 'Budget', 'Closes', 'Favourite']);
  const row = within(table).getByRole('row', { name: /Slurry pumps/ });
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/tender/4.html');
  expect(within(row).getByRole('link')).toHaveAttribute('title', item.title.text);
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(1)).toEqual([
    'Ministry of Water',
    'Tender',
    '\u2066US$150,000–200,000\u2069',
    '18 Dec 202625 d',
    '',
  ]);
  expect(within(row).getByTitle('Senegal')).toHaveTextContent('SN');
  expect(within(row).getByRole('button', { name: /Slurry pumps/ })).toHaveAttribute('data-fav', 'tender:4');
});

it('shows the status instead of a deadline that no longer counts, and none where none is stated', () => {
  const awarded = { ...item, id: 5, status: 'awarded' as const };
  const open = { ...item, id: 6, deadlineAt: null };
  show(<TenderTable items={[awarded, open]} locale="en" />);
  const [, ended, undated] = screen.getAllByRole('row');
  expect(within(ended as HTMLElement).getByRole('cell', { name: 'Awarded' })).toBeInTheDocument();
  expect(undated).not.toHaveTextContent(/\bd\b/);
});

it('filters by method, category and status from menus with counts', () => {
  const query = {
    page: { name: 'tenderList', params: {} } as const,
    state: { ...emptyState, division: 'services' as const },
  };
  const counts = [{ value: 'tender', count: 7 }];
  show(<TenderMenus query={query} ways={counts} categories={[]} takingBids={3} locale="en" />);
  // A closed menu has no accessible names.
  const link = (id: string, words: string) =>
    within(document.getElementById(id) as HTMLElement)
      .getByText(words)
      .closest('a');
  expect(link('method', 'Tender')).toHaveAttribute('href', '/tender_way_tender.html?division=services');
  expect(link('method', 'Tender')).toHaveTextContent(/7$/);
  expect(link('kind', 'Services')).toHaveAttribute('aria-current', 'true');
  expect(link('status', 'Open only')).toHaveAttribute('href', '/tender.html?open=1');
});
