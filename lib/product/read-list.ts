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
import { listKeyRanges } from '@/lib/property/queries';
import type { KeyProperty, KeyRange } from '@/lib/property/types';
import type { ListingSubject } from '@/lib/search/types';

type PageQuery = { locale: Locale; device: Device; page: ListPage; state: ListState; subject: ListingSubject };
/** Fallback for an empty result: near matches, or popular products. */
export type Nearest = { items: ProductCard[]; popular: boolean };
type Found = Pick<ProductPage, 'items' | 'near' | 'keyFigures' | 'mended' | 'figures'> & {
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

/** The key parameters of the one category that a list is of, or narrowed to. */
async function keyRanges({ subject, state }: PageQuery): Promise<KeyRange[]> {
  const categoryId = subject.categoryId ?? (state.cate.length === 1 ? state.cate[0] : undefined);
  if (categoryId === undefined) return [];
  return cachedRead(['reference', ...tags], ['key-range', categoryId], () => listKeyRanges(database(), categoryId));
}

/** A page of products with everything else the listing shows. */
export async function productListing(query: PageQuery): Promise<Found> {
  const { locale, device, page, state, subject } = query;
  const size = device === 'm' ? config.list.mobile : config.list.desktop;
  const key = ['product-list', locale, size, withState(page, state)];
  const keys = await keyRanges(query);
  const { found, nearest } = await cachedRead(tags, key, async () => {
    const result = await listProducts(locale, subject, state, size, keys);
    return { found: result, nearest: result.total > 0 ? noNearest : await nearestOffers(query) };
  });
  const { total, pages, facets, ranges, ...rest } = found;
  const names = await facetNames(locale, 'product');
  const listing = { page, state, total, pages, size, facets, ranges, names };
  return { ...rest, columns: keys.map(({ property, unit }) => ({ property, unit })), nearest, listing };
}
