import { render, screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { expect, it, vi } from 'vitest';
import { AlternativeSection } from '@/components/list/search/alternative-section';
import type { Listing } from '@/lib/listing/listing';
import { emptyState } from '@/lib/platform/routes/list-state';
import type { Alternatives } from '@/lib/search/alternative';
import { readAlternatives } from '@/lib/site/search/alternative/read';
import messages from '@/messages/en.json';

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: 'search.alternative') => createTranslator({ locale: 'en', messages, namespace }),
}));
vi.mock('@/lib/platform/i18n/current-host', () => ({
  currentHosts: () => ({ absolute: (locale: string, path: string) => `https://${locale}.test${path}` }),
}));
vi.mock('@/lib/site/search/alternative/read', () => ({ readAlternatives: vi.fn() }));

const listing = {
  page: { name: 'productSearch', params: { keyword: 'مضخة' } },
  state: emptyState,
  names: { categories: [{ id: 2, name: 'Pumps', products: 16, children: [] }] },
} as unknown as Listing;
const found: Alternatives = { languages: [{ locale: 'ar', total: 47 }], categoryIds: [2], keywords: [] };
const headings = async (keyword: string, alternatives: Alternatives) => {
  vi.mocked(readAlternatives).mockResolvedValue(alternatives);
  render(await AlternativeSection({ listing, keyword, searched: 'product', locale: 'en' }));
  return screen.getAllByRole('heading').map(({ textContent }) => textContent);
};
const { words, categories, languages } = messages.search.alternative;

it('first names the language in which words of another one were found', async () => {
  expect(await headings('مضخة', found)).toEqual([languages, categories]);
  expect(screen.getByRole('link', { name: 'Arabic: 47 results' })).toHaveAttribute('hreflang', 'ar');
});

it('first asks about a likely correction, if any', async () => {
  const keywords = [{ keyword: 'pompe', total: 3 }];
  expect(await headings('ponpe', { ...found, keywords })).toEqual([words, categories, languages]);
});

it('offers sectors if nothing closer is known', async () => {
  const { sectors } = messages.search.alternative;
  expect(await headings('xqzwvk', { languages: [], categoryIds: [], keywords: [] })).toEqual([sectors]);
  expect(screen.getByRole('link', { name: 'Pumps: 16 products' })).toBeInTheDocument();
});
