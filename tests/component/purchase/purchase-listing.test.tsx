import { cleanup, render, screen, within } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PurchaseListing } from '@/components/purchase/purchase-listing-section';
import { emptyState } from '@/lib/platform/routes/list-state';
import { savedAddress } from '@/lib/purchase/saved/prefill';
import english from '@/messages/en.json';
import { replace } from '../doubles';

vi.mock('next-intl/server', () => ({
  getTranslations: async () => createTranslator({ locale: 'en', messages: english }),
}));
let total = 3;
let closing: number | null = 7;
beforeEach(() => {
  total = 3;
  closing = 7;
});
replace('next/navigation', { useRouter: () => ({ push: vi.fn(), prefetch: vi.fn() }) });
vi.mock('@/lib/platform/i18n/page-locale', () => ({ pageLocale: async () => ({ locale: 'en', device: 'd' }) }));
vi.mock('@/lib/purchase/read-list', () => ({
  searchedPurchases: {},
  purchaseListing: async () => ({
    listing: {
      page: { name: 'purchaseHome', params: {} },
      state: { ...emptyState, closing },
      total,
      pages: 1,
      size: 20,
      names: { categories: [], countries: [] },
    },
    ...{ items: [], mended: null, incoterms: [], nearest: [] },
  }),
}));
vi.mock('@/components/list/row-page', () => ({
  RowPage: ({
    act,
    lead,
    end,
    listing,
  }: Record<'act' | 'lead' | 'end', ReactNode> & { listing: { total: number } }) => (
    <main>
      <section aria-label="title">{act}</section>
      {lead}
      <section aria-label="orders">{listing.total > 0 && end}</section>
    </main>
  ),
}));
vi.mock('@/components/list/search/alternative-section', () => ({ AlternativeSection: () => null }));
vi.mock('@/components/purchase/incoterm-filter', () => ({ IncotermFilter: () => null }));

const t = english.purchaseHall;
const open = async (keyword?: string) => {
  const page =
    keyword === undefined ? { name: 'purchaseHome', params: {} } : { name: 'purchaseSearch', params: { keyword } };
  const query = { page, state: emptyState, title: 'Requests', ...(keyword === undefined ? {} : { keyword }) };
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      {await PurchaseListing(query as never)}
    </NextIntlClientProvider>,
  );
};

it('links from a search to saving it, not for crawlers', async () => {
  await open('slurry pump');
  const link = screen.getByRole('link', { name: t.saveSearch });
  expect(link).toHaveAttribute('href', savedAddress('slurry pump', emptyState));
  expect(link).toHaveAttribute('rel', 'nofollow');
});

it('filters by closing date and places left, not for crawlers, with removable chips', async () => {
  await open();
  const closing = within(screen.getByRole('navigation', { name: t.closing }));
  expect(closing.getByRole('link', { name: 'Closes within 3 days' })).toHaveAttribute(
    'href',
    '/purchase.html?closing=3',
  );
  expect(closing.getByRole('link', { current: true })).toHaveTextContent('Closes within 7 days');
  expect(closing.getByRole('link', { current: true })).toHaveAttribute('href', '/purchase.html');
  const places = screen.getByRole('link', { name: 'At least 3 places left' });
  expect(places).toHaveAttribute('href', '/purchase.html?closing=7&places=3');
  expect(places).toHaveAttribute('rel', 'nofollow');
});

it('offers to save a search beside its sort orders, and if it found nothing', async () => {
  await open('slurry pump');
  expect(
    within(screen.getByRole('region', { name: 'orders' })).getByRole('link', { name: t.saveSearch }),
  ).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: t.saveSearch })).toHaveLength(1);
  cleanup();
  total = 0;
  await open('slurry pump');
  expect(screen.getAllByRole('link', { name: t.saveSearch })).toHaveLength(1);
});

it('offers to ask for quotations beside its title, and has a second search box only within a selection', async () => {
  await open();
  const head = within(screen.getByRole('region', { name: 'title' }));
  expect(head.getByRole('link', { name: english.purchaseForm.ask })).toHaveAttribute('href', '/purchase/form.html');
  expect(screen.getByRole('searchbox', { name: t.search })).toBeInTheDocument();
  cleanup();
  closing = null;
  await open();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('does not offer to save an unfiltered list', async () => {
  await open();
  expect(screen.queryByRole('link', { name: t.saveSearch })).not.toBeInTheDocument();
});
