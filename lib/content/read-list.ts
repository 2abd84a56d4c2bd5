import 'server-only';
import type { Listing, ListPage } from '@/lib/listing/listing';
import { facetNames } from '@/lib/listing/read';
import { type Channel, config } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { withState } from '@/lib/platform/routes/address';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import type { PortalCount, PortalSubject, Some } from '@/lib/portal/types';
import { listContent, listLatest } from './queries';
import { channelTag } from './tag';
import type { ContentCard } from './types';

/** The channel and subject from a list's URL, and its filters. */
export type ContentQuery = {
  channel: Channel;
  page: ListPage;
  state: ListState;
  /** way, type, kind or stage */
  sub?: Some<string>;
  /** ISO codes in lower case */
  country?: Some<string>;
  categoryId?: Some<number>;
  keywordId?: Some<number>;
  keyword?: string | undefined;
};
type Found = {
  listing: Listing;
  items: ContentCard[];
  mended: string | null;
  /** item count by subdivision, ignoring its own filter */
  subs: PortalCount[];
  nearest: ContentCard[];
};

const subjectOf = ({ channel, country, sub, categoryId, keywordId, keyword }: ContentQuery): PortalSubject => ({
  channels: [channel],
  sub,
  country: country === undefined ? undefined : [country].flat().map((code) => code.toUpperCase()),
  categoryId,
  keywordId,
  keyword,
});

/** Fallback for an empty result: the same without filters, else the newest of the channel. */
async function nearestContent(locale: Locale, query: ContentQuery): Promise<ContentCard[]> {
  const wider = await listContent(locale, subjectOf(query), emptyState, config.list.related);
  return wider.total > 0 ? wider.items : listLatest(locale, [query.channel], config.list.related);
}

/** A page of a channel with everything else the listing shows. */
export async function contentListing(locale: Locale, query: ContentQuery): Promise<Found> {
  const { channel, page, state, sub } = query;
  const size = config.content.page;
  const { found, subs, nearest } = await cachedRead(
    [channelTag(channel), 'reference'],
    ['content-list', locale, withState(page, state)],
    async () => {
      const subject = subjectOf(query);
      const result = await listContent(locale, subject, state, size);
      const unfiltered =
        sub === undefined ? result : await listContent(locale, { ...subject, sub: undefined }, state, 1);
      return {
        found: result,
        subs: unfiltered.subs,
        nearest: result.total > 0 ? [] : await nearestContent(locale, query),
      };
    },
  );
  const { items, total, pages, facets, mended } = found;
  const names = await facetNames(locale, 'product');
  return { listing: { page, state, total, pages, size, facets, names }, items, mended, subs, nearest };
}

/** The newest pieces of a channel. */
export const latestContent = (locale: Locale, channel: Channel, limit: number): Promise<ContentCard[]> =>
  cachedRead([channelTag(channel)], ['content-latest', locale, channel, limit], () =>
    listLatest(locale, [channel], limit),
  );
