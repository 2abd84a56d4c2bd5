import { cleanup, render, screen } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { ProductListing } from '@/components/product/list/product-listing-section';
import { href } from '@/lib/platform/routes/address';
import { emptyState } from '@/lib/platform/routes/list-state';
import messages from '@/messages/en.json';
import { replace } from '../doubles';

const shown = vi.hoisted(() => ({ device: 'd' }));
vi.mock('next-intl/server', () => ({ getTranslations: async () => createTranslator({ locale: 'en', messages }) }));
replace('next/navigation', { useRouter: () => ({ push: vi.fn(), prefetch: vi.fn() }) });
vi.mock('@/lib/platform/i18n/page-locale', () => ({ pageLocale: async () => ({ locale: 'en', ...shown }) }));
vi.mock('@/lib/product/read-list', () => ({
  productListing: async ({ page, state }: object & { page: unknown; state: unknown }) => ({
    listing: {
      ...{ page, state, total: 2, pages: 1, size: 30 },
      facets: { country: [], continent: [], tag: [], category: [], grade: [], membership: [] },
      names: { categories: [], countries: [], tags: [] },
    },
    ...{
      items: [],
      columns: [],
      near: 0,
      keyFigures: {},
      mended: null,
      figures: [],
      nearest: { items: [], popular: false },
    },
  }),
}));
vi.mock('@/lib/site/search/alternative/read', () => ({ nearOnly: async () => ({ items: [], popular: false }) }));
vi.mock('@/components/ui/breadcrumb', () => ({ Breadcrumb: () => null, BreadcrumbData: () => null }));

const open = async (device: string, keyword?: string) => {
  shown.device = device;
  const page =
    keyword === undefined
      ? { name: 'productCategory' as const, params: { cateid: 4 } }
      : { name: 'productSearch' as const, params: { keyword } };
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      {
        await ProductListing({
          ...{ page, state: emptyState, subject: keyword === undefined ? {} : { keyword }, title: 'Pumps', steps: [] },
          facetLead: { d: null, m: <a href="/product_5.html">{'Valves'}</a> },
        })
      }
    </NextIntlClientProvider>,
  );
};
afterEach(cleanup);

it.each([
  ['d', 0],
  ['m', 1],
])('has a category’s neighbours in the filter sheet if there are no filters at the side: %s', async (device, n) => {
  await open(device);
  expect(screen.queryAllByRole('link', { name: 'Valves', hidden: true })).toHaveLength(n);
});

it('links from products found on a phone to all results of the word', async () => {
  await open('m', 'pump');
  expect(screen.getByRole('link', { name: messages.search.site.title })).toHaveAttribute(
    'href',
    href('siteSearchKeyword', { keyword: 'pump' }),
  );
});
