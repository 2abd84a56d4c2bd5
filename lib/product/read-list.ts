import 'server-only';
import { isFiltered, type Listing, type ListPage } from '@/lib/listing/listing';
import { facetNames } from '@/lib/listing/read';
import { config } from '@/lib/platform/config';
import { database } from '@/lib/platform/db/client';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { withState } from '@/lib/platform/routes/address';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import { listElsewhere, listLatest, listProducts, listRecommended } from '@/lib/product/queries';
import type { ProductCard, ProductPage } from '@/lib/product/types';
import { listKeyProperties } from '@/lib/property/queries';
import type { KeyProperty } from '@/lib/property/types';
import type { ListingSubject } from '@/lib/search/types';

type PageQuery = { locale: Locale; device: Device; page: ListPage; state: ListState; subject: ListingSubject };
/** Fallback for an empty result: near matches, or popular products. */
export type Nearest = { items: ProductCard[]; popular: boolean };
type Found = Pick<ProductPage, 'items' | 'keyFigures' | 'mended' | 'figures'> & {
  listing: Listing;
  /** the key parameters of the one category that the list is of */
  columns: KeyProperty[];
  nearest: Nearest;
};

const tags = ['product-list'];
const noNearest: Nearest = { items: [], popular: false };

/** Recommended products, best first. */
export const recommendedProducts = (locale: Locale, limit: number): Promise<ProductCard[]> =>
  cachedRead(tags, ['recommended', locale, limit], () => listRecommended(locale, limit));

export const latestProducts = (locale: Locale, limit: number): Promise<ProductCard[]> =>
  cachedRead(tags, ['latest', locale, limit], () => listLatest(locale, limit));

/** Fallback for a keyword without results: matches in other languages, else recommendations. */
export async function nearestProducts(locale: Locale, keyword: string | undefined): Promise<Nearest> {
  const same = keyword === undefined ? [] : await listElsewhere(locale, keyword, config.list.related);
  if (same.length) return { items: same, popular: false };
  return { items: await listRecommended(locale, config.list.related), popular: true };
}

/** Fallback for an empty result: the same without filters, else the nearest. */
const nearestOffers = async (query: PageQuery): Promise<Nearest> => {
  const { locale, subject, state } = query;
  const bare = { ...emptyState, sort: state.sort };
  const wider = isFiltered(query) ? (await listProducts(locale, subject, bare, config.list.related)).items : [];
  return wider.length ? { items: wider, popular: false } : nearestProducts(locale, subject.keyword);
};

/** The one category that a list is narrowed to, by its subject or its filter. */
const kindOf = ({ state, subject }: PageQuery): number | undefined => {
  const [only = subject.categoryId, ...others] = state.cate;
  return others.length === 0 ? only : undefined;
};

/** A page of products with everything else the listing shows. */
export async function productListing(query: PageQuery): Promise<Found> {
  const { locale, device, page, state, subject } = query;
  const size = device === 'm' ? config.list.mobile : config.list.desktop;
  const key = ['product-list', locale, size, withState(page, state)];
  const kind = kindOf(query);
  const { found, columns, nearest } = await cachedRead(tags, key, async () => {
    const [result, properties] = await Promise.all([
      listProducts(locale, subject, state, size),
      // A phone has no columns.
      kind === undefined || device === 'm' ? [] : listKeyProperties(database(), kind),
    ]);
    return {
      found: result,
      columns: properties,
      nearest: result.total > 0 ? noNearest : await nearestOffers(query),
    };
  });
  const { total, pages, facets, ...rest } = found;
  const names = await facetNames(locale, 'product');
  return { ...rest, columns, nearest, listing: { page, state, total, pages, size, facets, names } };
}
