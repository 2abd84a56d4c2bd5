import { listCompanies } from '@/lib/company/queries';
import type { CompanyCard } from '@/lib/company/types';
import { config } from '@/lib/config';
import { db } from '@/lib/db/client';
import type { Device, Locale } from '@/lib/i18n/site';
import { tagged } from '@/lib/pagestore/tagged';
import { listProducts, listRecommended } from '@/lib/product/queries';
import type { ProductCard } from '@/lib/product/types';
import { facetNames } from '@/lib/reference/names';
import { withState } from '@/lib/routes/address';
import type { ListState } from '@/lib/routes/list-state';
import { type ChannelGroup, channelTags, findChannels, noResult } from '@/lib/search/channel-group';
import type { Listing, ListPage } from '@/lib/search/listing';
import { hotWords } from '@/lib/search/suggest';
import type { Count, Facets } from '@/lib/search/types';

type Asked = { locale: Locale; device: Device; page: ListPage; state: ListState; keyword: string };
export type SiteResult = {
  listing: Listing;
  mended: string | null;
  products: { items: ProductCard[]; total: number };
  companies: { items: CompanyCard[]; total: number };
  channels: ChannelGroup[];
  nearest: ProductCard[];
};

/** How many of each a page of the whole site shows. */
const shares = { d: { product: 12, company: 4, channel: 4 }, m: { product: 10, company: 3, channel: 3 } } as const;

const sum = <Value extends string | number>(...lists: Count<Value>[][]): Count<Value>[] => {
  const counts = new Map<Value, number>();
  for (const { value, count } of lists.flat()) counts.set(value, (counts.get(value) ?? 0) + count);
  return [...counts].map(([value, count]) => ({ value, count }));
};

const merged = (...all: Facets[]): Facets => ({
  country: sum(...all.map(({ country }) => country)),
  continent: sum(...all.map(({ continent }) => continent)),
  category: sum(...all.map(({ category }) => category)),
  tag: sum(...all.map(({ tag }) => tag)),
  grade: sum(...all.map(({ grade }) => grade)),
  membership: sum(...all.map(({ membership }) => membership)),
});

/**
 * Products, companies, tenders, texts and organisations found by a keyword, with counts of all. Specification 2.7, Search.
 */
export async function searchSite({ locale, device, page, state, keyword }: Asked): Promise<SiteResult> {
  const share = shares[device];
  const tags = ['product-list', 'company-list', ...channelTags(locale)];
  const key = ['site-search', locale, device, withState(page, state)];
  const { found, firms, portal, nearest } = await tagged(tags, key, async () => {
    const subject = { keyword };
    const products = await listProducts(locale, subject, state, share.product);
    const companies = await listCompanies(locale, subject, state, share.company);
    const rest = await findChannels(locale, keyword, state, share.channel);
    const asked = [products, companies, rest].some(({ total, mended }) => total > 0 && mended === null);
    const none = products.total + companies.total + rest.total === 0;
    // What other words found is shown only where the given ones found nothing anywhere.
    const beside = ({ mended }: { mended: string | null }) => asked && mended !== null;
    return {
      found: beside(products) ? { ...noResult, items: [] } : products,
      firms: beside(companies) ? { ...noResult, items: [] } : companies,
      portal: beside(rest) ? { ...noResult, groups: [] } : rest,
      nearest: none ? await listRecommended(locale, config.list.related) : [],
    };
  });
  const [names, own] = [await facetNames(locale, 'product'), await facetNames(locale, 'company')];
  const listing: Listing = {
    page,
    state,
    total: found.total + firms.total + portal.total,
    pages: Math.max(found.pages, firms.pages, portal.pages),
    size: null,
    facets: merged(found.facets, firms.facets, portal.facets),
    names: { ...names, tags: [...names.tags, ...own.tags] },
  };
  return {
    listing,
    mended: found.mended ?? firms.mended ?? portal.mended,
    products: { items: found.items, total: found.total },
    companies: { items: firms.items, total: firms.total },
    channels: portal.groups,
    nearest,
  };
}

/** What others search for, of products and of companies. */
export const searchHotWords = (locale: Locale): Promise<{ product: string[]; company: string[] }> =>
  tagged(['reference'], ['search-hot-words', locale], async () => ({
    product: await hotWords(db(), locale, 'product'),
    company: await hotWords(db(), locale, 'company'),
  }));
