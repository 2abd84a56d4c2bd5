import { listCompanies } from '@/lib/company/queries';
import type { CompanyCard } from '@/lib/company/types';
import { keysOf } from '@/lib/platform/definition';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import type { ListState } from '@/lib/platform/routes/list-state';
import { listProducts } from '@/lib/product/queries';
import { type Nearest, nearestProducts } from '@/lib/product/read-list';
import type { ProductPage } from '@/lib/product/types';
import { type Count, facets, noFacets } from '@/lib/search/facet';
import type { Facets } from '@/lib/search/types';
import type { ChannelResult } from './channel/queries';
import { type ChannelGroup, findChannels, noResult } from './channel/queries';

export type SiteQuery = { locale: Locale; device: Device; keyword: string; state: ListState };
export type SiteFound = {
  total: number;
  pages: number;
  facets: Facets;
  mended: string | null;
  products: Pick<ProductPage, 'items' | 'near' | 'keyFigures' | 'figures' | 'total'>;
  companies: { items: CompanyCard[]; total: number };
  channels: ChannelGroup[];
  nearest: Nearest;
};

/** Number of results of each kind on a page of the whole site. */
const shares = { d: { product: 12, company: 4, channel: 4 }, m: { product: 10, company: 3, channel: 3 } } as const;

const sum = <Value extends string | number>(...lists: Count<Value>[][]): Count<Value>[] => {
  const counts = new Map<Value, number>();
  for (const { value, count } of lists.flat()) counts.set(value, (counts.get(value) ?? 0) + count);
  return [...counts].map(([value, count]) => ({ value, count }));
};

const merged = (...all: Facets[]): Facets => ({
  ...noFacets,
  ...Object.fromEntries(
    keysOf(facets).map((name) => [name, sum(...all.map((one): Count<string | number>[] => one[name] ?? []))]),
  ),
});

/** Products, companies, tenders, texts and organisations found by a keyword, with counts of all. */
export async function findSite({ locale, device, keyword, state }: SiteQuery): Promise<SiteFound> {
  const share = shares[device];
  // Only tenders have a procurement method.
  const none = { ...noResult, items: [], near: 0, keyFigures: {}, figures: [] };
  const found = {
    products: state.way === null ? await listProducts(locale, { keyword }, state, share.product) : none,
    companies: state.way === null ? await listCompanies(locale, { keyword }, state, share.company) : none,
    channels: await findChannels(locale, keyword, state, share.channel),
  };
  const hasExact = Object.values(found).some(({ total, mended }) => total > 0 && mended === null);
  // Results of corrected words are shown only if the typed ones found nothing anywhere.
  const isCorrected = ({ mended }: { mended: string | null }) => hasExact && mended !== null;
  const products = isCorrected(found.products) ? none : found.products;
  const companies = isCorrected(found.companies) ? none : found.companies;
  const channels: ChannelResult = isCorrected(found.channels) ? { ...noResult, groups: [] } : found.channels;
  const { items, near, keyFigures, figures } = products;
  const total = products.total + companies.total + channels.total;
  return {
    total,
    pages: Math.max(products.pages, companies.pages, channels.pages),
    facets: { ...merged(products.facets, companies.facets, channels.facets), way: channels.facets.way ?? [] },
    mended: products.mended ?? companies.mended ?? channels.mended,
    products: { items, near, keyFigures, figures, total: products.total },
    companies: { items: companies.items, total: companies.total },
    channels: channels.groups,
    nearest: total === 0 ? await nearestProducts(locale, keyword) : { items: [], popular: false },
  };
}
