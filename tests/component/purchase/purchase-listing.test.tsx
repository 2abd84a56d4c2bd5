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
vi.mock('@/components/trade/table-page', () => ({
  TablePage: ({ act, search, menus, end }: Record<'act' | 'search' | 'menus' | 'end', ReactNode>) => (
    <main>
      <section aria-label="title">{act}</section>
      <section aria-label="controls">
        {search}
        {menus}
        {end}
      </section>
    </main>
  ),
}));
vi.mock('@/components/list/search/alternative-section', () => ({ AlternativeSection: () => null }));

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

it('filters by closing date and places left, not for crawlers', async () => {
  await open();
  // A closed menu has no accessible names.
  const link = (id: string, words: string) =>
    within(document.getElementById(id) as HTMLElement)
      .getByText(words)
      .closest('a');
  expect(link('closing', 'Closes within 3 days')).toHaveAttribute('href', '/purchase.html?closing=3');
  expect(link('closing', 'Closes within 7 days')).toHaveAttribute('aria-current', 'true');
  expect(link('closing', t.anyClosing)).toHaveAttribute('href', '/purchase.html');
  expect(link('places', 'At least 3 places left')).toHaveAttribute('href', '/purchase.html?closing=7&places=3');
  expect(link('places', 'At least 3 places left')).toHaveAttribute('rel', 'nofollow');
});

it('offers to save a search among its controls, also if it found nothing', async () => {
  for (const found of [3, 0]) {
    total = found;
    await open('slurry pump');
    const controls = within(screen.getByRole('region', { name: 'controls' }));
    expect(controls.getAllByRole('link', { name: t.saveSearch })).toHaveLength(1);
    cleanup();
  }
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
