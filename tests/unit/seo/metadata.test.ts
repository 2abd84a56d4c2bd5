import { describe, expect, it, vi } from 'vitest';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { listTdk } from '@/lib/reference/queries';
import { pageMetadata } from '@/lib/site/seo/metadata';

vi.mock('@/lib/reference/queries', () => ({
  listTdk: vi.fn(async () => [
    {
      page: 'productList',
      title: 'All products{page} | {site}',
      description: 'Filter them.',
      keywords: 'pumps, valves',
    },
    { page: 'productDetail', title: '{name} | {site}', description: '{name}. {summary}', keywords: '' },
    { page: 'notFound', title: 'Page not found | {site}', description: 'Gone.', keywords: '' },
    { page: 'infoHome', title: 'News', description: 'News.', keywords: '' },
  ]),
}));
const at = (host: string, path: string) => `http://${host}:3000${path}`;

describe('pageMetadata', () => {
  it('has every language, its canonical URL and x-default', async () => {
    const { title, alternates, robots, openGraph, keywords } = await pageMetadata({
      locale: 'ar',
      route: 'productList',
    });
    expect(title).toBe('All products | GECO');
    expect(keywords).toEqual(['pumps', 'valves']);
    expect(robots).toBeUndefined();
    expect(alternates?.canonical).toBe(at('ar.geco.localhost', '/product/list.html'));
    const languages = alternates?.languages as Record<string, string>;
    expect(Object.keys(languages).sort()).toEqual([...locales, 'x-default'].sort());
    expect(languages.zh).toBe(at('geco.localhost', '/product/list.html'));
    expect(languages['x-default']).toBe(languages.zh);
    expect(openGraph).toMatchObject({ locale: 'ar_AR', siteName: 'GECO', url: alternates?.canonical });
  });

  it('has the page’s title in the site’s language', async () => {
    const { title, alternates } = await pageMetadata({ locale: 'de', route: 'productList', state: { page: 2 } });
    expect(title).toBe('All products – Seite 2 | GECO');
    expect(alternates?.canonical).toBe(at('de.geco.localhost', '/product/list.html?page=2'));
  });

  it('does not index a fallback text and lists the languages that have their own', async () => {
    const facts = {
      route: 'productDetail' as const,
      params: { id: 7 },
      values: { name: 'Pump' },
      locales: ['en', 'fr'] as const,
    };
    const fallback = await pageMetadata({ ...facts, locale: 'de' });
    expect(fallback.robots).toEqual({ index: false, follow: true });
    expect(Object.keys(fallback.alternates?.languages ?? {}).sort()).toEqual(['en', 'fr', 'x-default']);
    expect((await pageMetadata({ ...facts, locale: 'fr' })).robots).toBeUndefined();
  });

  it('refers readers of other languages to a page with its text', async () => {
    const defaultOf = async (locale: Locale, own: readonly Locale[]) => {
      const facts = {
        locale,
        route: 'productDetail' as const,
        params: { id: 7 },
        values: { name: 'Pump' },
        locales: own,
      };
      const { alternates } = await pageMetadata(facts);
      return Object.entries(alternates?.languages ?? {}).find(([name]) => name === 'x-default')?.[1];
    };
    expect(await defaultOf('fr', ['fr', 'zh'])).toBe(at('geco.localhost', '/product/7.html'));
    expect(await defaultOf('fr', ['fr', 'en', 'de'])).toBe(at('en.geco.localhost', '/product/7.html'));
    expect(await defaultOf('fr', ['fr', 'de'])).toBe(at('fr.geco.localhost', '/product/7.html'));
  });

  it('has canonical URLs as alternates of a filtered list', async () => {
    const { alternates } = await pageMetadata({
      locale: 'en',
      route: 'productList',
      state: { country: ['de'], page: 3 },
    });
    const languages = alternates?.languages as Record<string, string>;
    expect(languages.en).toBe(alternates?.canonical);
    expect(languages.ar).toBe(at('ar.geco.localhost', '/product/list.html'));
  });

  it('has an absolute URL of the shared picture', async () => {
    const picture = { src: '/storage/a.jpg?imageView2/2/w/960/format/jpg', alt: 'Pump' };
    const { openGraph } = await pageMetadata({ locale: 'en', route: 'productDetail', params: { id: 7 }, picture });
    expect(openGraph?.images).toEqual([{ url: at('en.geco.localhost', picture.src), alt: 'Pump' }]);
  });

  it('has no canonical URL and alternates for an error page, and noindex for a search', async () => {
    const missing = await pageMetadata({ locale: 'en', route: 'notFound' });
    expect(missing).toEqual({
      title: 'Page not found | GECO',
      description: 'Gone.',
      robots: { index: false, follow: true },
    });
    const search = await pageMetadata({ locale: 'en', route: 'productSearch', params: { keyword: '24/7 泵 C++ 50%' } });
    expect(search.robots).toEqual({ index: false, follow: true });
    expect(search.alternates?.canonical).toBe(
      at('en.geco.localhost', '/product_search_24%2F7%20%E6%B3%B5%20C%2B%2B%2050%25.html'),
    );
  });

  it('has only zh and x-default for a Chinese-only section', async () => {
    const { alternates } = await pageMetadata({ locale: 'zh', route: 'infoHome' });
    expect(Object.keys(alternates?.languages ?? {})).toEqual(['zh', 'x-default']);
  });

  it('uses the name if a site has no rule', async () => {
    vi.mocked(listTdk).mockResolvedValueOnce([]);
    expect((await pageMetadata({ locale: 'en', route: 'home' })).title).toBe('GECO');
  });
});
