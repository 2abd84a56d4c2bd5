import 'server-only';
import { launchGround, listLatestLaunches, listLaunches } from '@/lib/launch/queries';
import type { LaunchCard } from '@/lib/launch/types';
import type { Listing, ListPage } from '@/lib/listing/listing';
import { facetNames } from '@/lib/listing/read';
import { config } from '@/lib/platform/config';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { withState } from '@/lib/platform/routes/address';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import type { OwnGround } from '@/lib/search/alternative';

export type LaunchQuery = { page: ListPage; state: ListState; keyword?: string };
type PageQuery = LaunchQuery & { locale: Locale; device: Device };
type Found = { listing: Listing; items: LaunchCard[]; mended: string | null; nearest: LaunchCard[] };

// Product and company name and visibility appear in these lists, so they carry those tags too.
const tags = ['launch-list', 'product-list', 'company-list'];

/** Search scope of the launches' site search. */
export const searchedLaunches: OwnGround = { key: 'launch', ground: launchGround, tags };

/** The newest launches. */
export const latestLaunches = (locale: Locale, limit: number): Promise<LaunchCard[]> =>
  cachedRead(tags, ['launch-latest', locale, limit], () => listLatestLaunches(locale, limit));

/** Fallback for an empty result: the same without filters, else the newest of all. */
const nearestLaunches = async ({ locale, keyword }: PageQuery): Promise<LaunchCard[]> => {
  const wider = await listLaunches(locale, emptyState, config.list.related, keyword);
  return wider.items.length || keyword === undefined ? wider.items : listLatestLaunches(locale, config.list.related);
};

/** A page of launches with everything else the listing shows. */
export async function launchListing(query: PageQuery): Promise<Found> {
  const { locale, device, page, state, keyword } = query;
  const size = device === 'm' ? config.list.mobile : config.list.desktop;
  const { found, nearest } = await cachedRead(tags, ['launch-list', locale, size, withState(page, state)], async () => {
    const result = await listLaunches(locale, state, size, keyword);
    return { found: result, nearest: result.total > 0 ? [] : await nearestLaunches(query) };
  });
  const { items, mended, total, pages, facets } = found;
  const names = await facetNames(locale, 'product');
  return { listing: { page, state, total, pages, size, facets, names }, items, mended, nearest };
}
