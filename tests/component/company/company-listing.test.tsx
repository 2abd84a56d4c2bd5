import { cleanup, render, screen } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { CompanyListing } from '@/components/company/company-listing-section';
import { emptyState } from '@/lib/platform/routes/list-state';
import { findAlternatives } from '@/lib/search/alternative';
import messages from '@/messages/en.json';
import { replace } from '../doubles';

vi.mock('next-intl/server', () => ({ getTranslations: async () => createTranslator({ locale: 'en', messages }) }));
replace('next/navigation', { useRouter: () => ({ push: vi.fn(), prefetch: vi.fn() }) });
vi.mock('@/lib/platform/i18n/page-locale', () => ({ pageLocale: async () => ({ locale: 'en', device: 'd' }) }));
vi.mock('@/lib/company/read-list', () => ({
  companyListing: async ({ page, state }: Record<'page' | 'state', unknown>) => ({
    listing: {
      ...{ page, state, total: 0, pages: 1, size: 30 },
      facets: { country: [], continent: [], tag: [], category: [], grade: [], membership: [] },
      names: { categories: [], countries: [], tags: [] },
    },
    ...{ items: [], records: {}, mended: null, nearest: { items: [{ id: 1 }], popular: true } },
  }),
}));
vi.mock('@/lib/platform/db/client', async (real) => ({ ...(await real<object>()), database: () => null }));
vi.mock('@/lib/platform/pagestore/cached-read', () => ({
  cachedRead: (_tags: unknown, _key: unknown, read: () => Promise<unknown>) => read(),
}));
vi.mock('@/lib/search/alternative', () => ({ findAlternatives: vi.fn() }));
vi.mock('@/components/list/search/alternative-section', () => ({ AlternativeSection: () => null }));
vi.mock('@/components/company/company-row', () => ({
  CompanyRow: () => <a href="/showroom/1.html">{'Popular works'}</a>,
}));
vi.mock('@/components/ui/breadcrumb', () => ({ Breadcrumb: () => null, BreadcrumbData: () => null }));

const open = async (categoryIds: number[]) => {
  vi.mocked(findAlternatives).mockResolvedValue({ languages: [], categoryIds, keywords: [] });
  const page = { name: 'companySearch' as const, params: { keyword: 'slurry pmp' } };
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      {await CompanyListing({ page, state: emptyState, subject: { keyword: 'slurry pmp' }, title: 'Suppliers' })}
    </NextIntlClientProvider>,
  );
};
afterEach(cleanup);

it('offers popular suppliers only if the words name no category', async () => {
  await open([]);
  expect(screen.getByRole('link', { name: 'Popular works' })).toBeVisible();
  cleanup();
  await open([2]);
  expect(screen.queryByRole('link', { name: 'Popular works' })).toBeNull();
  expect(screen.queryByRole('heading', { name: messages.list.nearest })).toBeNull();
});
