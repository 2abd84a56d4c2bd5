import 'server-only';
import { listLatestOffers, listOffers, offerGround } from '@/lib/agent/queries';
import type { OfferCard } from '@/lib/agent/types';
import type { Listing, ListPage } from '@/lib/listing/listing';
import { facetNames } from '@/lib/listing/read';
import { config } from '@/lib/platform/config';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { withState } from '@/lib/platform/routes/address';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import type { OwnGround } from '@/lib/search/alternative';

export type OfferQuery = { page: ListPage; state: ListState; keyword?: string };
type PageQuery = OfferQuery & { locale: Locale; device: Device };
type Found = { listing: Listing; items: OfferCard[]; mended: string | null; nearest: OfferCard[] };

// Product and company name and visibility appear in these lists, so they carry those tags too.
const tags = ['agent-list', 'product-list', 'company-list'];

/** Search scope of the agent offers' site search. */
export const searchedOffers: OwnGround = { key: 'agent', ground: offerGround, tags };

/** The newest agent offers. */
export const latestOffers = (locale: Locale, limit: number): Promise<OfferCard[]> =>
  cachedRead(tags, ['agent-latest', locale, limit], () => listLatestOffers(locale, limit));

/** Fallback for an empty result: the same without filters, else the newest of all. */
const nearestOffers = async ({ locale, keyword }: PageQuery): Promise<OfferCard[]> => {
  const wider = await listOffers(locale, keyword, emptyState, config.list.related);
  return wider.items.length || keyword === undefined ? wider.items : listLatestOffers(locale, config.list.related);
};

/** A page of agent offers with everything else the listing shows. */
export async function offerListing(query: PageQuery): Promise<Found> {
  const { locale, device, page, state, keyword } = query;
  const size = device === 'm' ? config.list.mobile : config.list.company;
  const { found, nearest } = await cachedRead(tags, ['agent-list', locale, size, withState(page, state)], async () => {
    const result = await listOffers(locale, keyword, state, size);
    return { found: result, nearest: result.total > 0 ? [] : await nearestOffers(query) };
  });
  const { items, mended, total, pages, facets } = found;
  const names = await facetNames(locale, 'product');
  return { listing: { page, state, total, pages, size, facets, names }, items, mended, nearest };
}
