import 'server-only';
import { config } from '@/lib/config';
import type { Device, Locale } from '@/lib/i18n/site';
import { listLatestLaunches, listLaunches } from '@/lib/launch/queries';
import type { LaunchCard } from '@/lib/launch/types';
import type { Listing, ListPage } from '@/lib/listing/listing';
import { facetNames } from '@/lib/listing/names';
import { tagged } from '@/lib/pagestore/tagged';
import { withState } from '@/lib/routes/address';
import { emptyState, type ListState } from '@/lib/routes/list-state';

type Asked = { locale: Locale; device: Device; page: ListPage; state: ListState };
type Found = { listing: Listing; items: LaunchCard[]; nearest: LaunchCard[] };

// What a product or company is called, and whether it is public, is told by lists that carry their tags.
const tags = ['launch-list', 'product-list', 'company-list'];

/** The newest launches. */
export const latestLaunches = (locale: Locale, limit: number): Promise<LaunchCard[]> =>
  tagged(tags, ['launch-latest', locale, limit], () => listLatestLaunches(locale, limit));

/** A page of launches with all that a listing shows around it; where filters leave none, the first without them. */
export async function launchListing({ locale, device, page, state }: Asked): Promise<Found> {
  const size = device === 'm' ? config.list.mobile : config.list.desktop;
  const { found, nearest } = await tagged(tags, ['launch-list', locale, size, withState(page, state)], async () => {
    const result = await listLaunches(locale, state, size);
    const wider = result.total > 0 ? null : await listLaunches(locale, emptyState, config.list.related);
    return { found: result, nearest: wider?.items ?? [] };
  });
  const { items, total, pages, facets } = found;
  const names = await facetNames(locale, 'product');
  return { listing: { page, state, total, pages, size, facets, names }, items, nearest };
}
