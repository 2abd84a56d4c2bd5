import 'server-only';
import { listCompanies } from '@/lib/company/queries';
import type { CompanyCard } from '@/lib/company/types';
import type { Listing, ListPage } from '@/lib/listing/listing';
import { facetNames } from '@/lib/listing/read';
import { config } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { withState } from '@/lib/platform/routes/address';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import { listProducts } from '@/lib/product/queries';
import type { ProductCard } from '@/lib/product/types';
import type { OwnGround } from '@/lib/search/alternative';
import { listStands } from './queries';
import { readFair } from './read';
import { fairTag } from './tag';
import type { FairEdition } from './types';

export type FairQuery = {
  page: ListPage;
  state: ListState;
  categoryId?: number;
  /** ISO code in lower case */
  country?: string;
  keyword?: string;
};
type Found = {
  fair: FairEdition;
  listing: Listing;
  items: CompanyCard[];
  /** stand numbers by company */
  stands: Record<number, string>;
  /** matching products of the exhibitors, on the first page */
  products: ProductCard[];
  mended: string | null;
  nearest: CompanyCard[];
};

/** Search scope: a fair's exhibitors. */
export const searchedExhibitors = (fairId: number): OwnGround => ({
  key: `fair-${fairId}`,
  ground: { company: true, subject: { fairId } },
  tags: [fairTag],
});

/** A page of the fair's exhibitors with everything else the listing shows; null if there is no fair. */
export async function fairListing(locale: Locale, query: FairQuery): Promise<Found | null> {
  const fair = await readFair(locale);
  if (!fair) return null;
  const { page, state, country, categoryId, keyword } = query;
  const size = config.list.company;
  const about = {
    fairId: fair.id,
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(keyword === undefined ? {} : { keyword }),
  };
  const within = (fullState: ListState): ListState =>
    country === undefined ? fullState : { ...fullState, country: [country] };
  const read = async () => {
    const found = await listCompanies(locale, about, within(state), size);
    const products =
      state.page === 1 ? (await listProducts(locale, about, within(state), config.list.related)).items : [];
    const wider =
      found.total > 0 ? null : await listCompanies(locale, { fairId: fair.id }, emptyState, config.list.related);
    const ids = [...found.items, ...(wider?.items ?? [])].map(({ id }) => id);
    return { found, products, nearest: wider?.items ?? [], stands: await listStands(fair.id, ids) };
  };
  const key = ['fair-list', locale, withState(page, state)];
  const { found, ...rest } = await cachedRead([fairTag, 'company-list', 'product-list'], key, read);
  const { items, total, pages, facets, mended } = found;
  const names = await facetNames(locale, 'company');
  return { fair, listing: { page, state, total, pages, size, facets, names }, items, mended, ...rest };
}
