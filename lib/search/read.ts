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
import type { Listing, ListPage } from '@/lib/search/listing';
import { hotWords } from '@/lib/search/suggest';
import type { Count, Facets } from '@/lib/search/types';

type Asked = { locale: Locale; device: Device; page: ListPage; state: ListState; keyword: string };
export type SiteResult = {
  listing: Listing;
  mended: string | null;
  products: { items: ProductCard[]; total: number };
  companies: { items: CompanyCard[]; total: number };
  nearest: ProductCard[];
};

/** How many of each a page of the whole site shows. */
const shares = { d: { product: 12, company: 4 }, m: { product: 10, company: 3 } } as const;

const sum = <Value extends string | number>(...lists: Count<Value>[][]): Count<Value>[] => {
  const counts = new Map<Value, number>();
  for (const { value, count } of lists.flat()) counts.set(value, (counts.get(value) ?? 0) + count);
  return [...counts].map(([value, count]) => ({ value, count }));
};

const merged = (one: Facets, other: Facets): Facets => ({
  country: sum(one.country, other.country),
  continent: sum(one.continent, other.continent),
  category: sum(one.category, other.category),
  tag: sum(one.tag, other.tag),
  grade: sum(one.grade, other.grade),
  membership: sum(one.membership, other.membership),
});

/** Products and companies found by a keyword, with counts of both. Specification 2.7, Search. */
export async function searchSite({ locale, device, page, state, keyword }: Asked): Promise<SiteResult> {
  const share = shares[device];
  const tags = ['product-list', 'company-list'];
  const key = ['site-search', locale, device, withState(page, state)];
  const { found, firms, nearest } = await tagged(tags, key, async () => {
    const subject = { keyword };
    const products = await listProducts(locale, subject, state, share.product);
    const companies = await listCompanies(locale, subject, state, share.company);
    const none = products.total + companies.total === 0;
    const offers = none ? await listRecommended(locale, config.list.related) : [];
    return { found: products, firms: companies, nearest: offers };
  });
  const [names, own] = [await facetNames(locale, 'product'), await facetNames(locale, 'company')];
  const listing: Listing = {
    page,
    state,
    total: found.total + firms.total,
    pages: Math.max(found.pages, firms.pages),
    size: null,
    facets: merged(found.facets, firms.facets),
    names: { ...names, tags: [...names.tags, ...own.tags] },
  };
  return {
    listing,
    mended: found.mended ?? firms.mended,
    products: { items: found.items, total: found.total },
    companies: { items: firms.items, total: firms.total },
    nearest,
  };
}

/** What others search for, of products and of companies. */
export const searchHotWords = (locale: Locale): Promise<{ product: string[]; company: string[] }> =>
  tagged(['reference'], ['search-hot-words', locale], async () => ({
    product: await hotWords(db(), locale, 'product'),
    company: await hotWords(db(), locale, 'company'),
  }));
