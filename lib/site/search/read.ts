import 'server-only';
import type { Listing, ListPage } from '@/lib/listing/listing';
import { facetNames } from '@/lib/listing/read';
import { database } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { withState } from '@/lib/platform/routes/address';
import { hotWords } from '@/lib/search/suggestion';
import { nearOnly } from './alternative/read';
import { channelTags } from './channel/queries';
import { findSite, type SiteFound, type SiteQuery } from './result';

export type SiteResult = Omit<SiteFound, 'total' | 'pages' | 'facets'> & { listing: Listing };

/** A page of all results of a keyword, with everything else the listing shows. */
export async function searchSite({ page, ...query }: SiteQuery & { page: ListPage }): Promise<SiteResult> {
  const { locale, device, state } = query;
  const tags = ['product-list', 'company-list', ...channelTags(locale)];
  const key = ['site-search', locale, device, withState(page, state)];
  const { total, pages, facets, ...found } = await cachedRead(tags, key, () => findSite(query));
  const [names, own] = [await facetNames(locale, 'product'), await facetNames(locale, 'company')];
  return {
    ...found,
    nearest: await nearOnly(locale, 'all', query.keyword, found.nearest),
    listing: { page, state, total, pages, size: null, facets, names: { ...names, tags: [...names.tags, ...own.tags] } },
  };
}

/** Frequent searches for products and for companies. */
export const searchHotWords = (locale: Locale): Promise<{ product: string[]; company: string[] }> =>
  cachedRead(['reference'], ['search-hot-words', locale], async () => ({
    product: await hotWords(database(), locale, 'product'),
    company: await hotWords(database(), locale, 'company'),
  }));
