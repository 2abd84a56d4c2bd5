import { expect, it, vi } from 'vitest';
import type { Nearest } from '@/lib/product/read-list';
import { findAlternatives } from '@/lib/search/alternative';
import { nearOnly } from '@/lib/site/search/alternative/read';

vi.mock('@/lib/platform/db/client', async (real) => ({ ...(await real<object>()), database: () => null }));
vi.mock('@/lib/platform/pagestore/cached-read', () => ({
  cachedRead: (_tags: unknown, _key: unknown, read: () => Promise<unknown>) => read(),
}));
vi.mock('@/lib/search/alternative', () => ({ findAlternatives: vi.fn() }));

const items = [{ id: 1 }] as Nearest['items'];
const shown = (popular: boolean, categoryIds: number[]) => {
  vi.mocked(findAlternatives).mockResolvedValue({ languages: [], categoryIds, keywords: [] });
  return nearOnly('en', 'product', 'slurry pmp', { items, popular });
};

it('offers no merely popular items if a word names a category', async () => {
  expect(await shown(true, [2])).toEqual({ items: [], popular: false });
});

it('offers popular items if nothing closer is known, and close ones in any case', async () => {
  expect(await shown(true, [])).toEqual({ items, popular: true });
  expect(await shown(false, [2])).toEqual({ items, popular: false });
});
