import 'server-only';
import type { Listing, ListPage } from '@/lib/listing/listing';
import { facetNames } from '@/lib/listing/read';
import { config, type TenderCategory, type TenderWay } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { withState } from '@/lib/platform/routes/address';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import type { PortalSubject } from '@/lib/portal/types';
import { countOpenTenders, listLatestTenders, listTenders } from './queries';
import { tenderListTag } from './tag';
import type { TenderCard, TenderPage } from './types';

/** The subject of a tender list from its URL, and its filters. */
export type TenderQuery = {
  page: ListPage;
  state: ListState;
  way?: TenderWay;
  category?: TenderCategory;
  /** ISO code in lower case */
  country?: string;
  keyword?: string;
};
type Found = Pick<TenderPage, 'items' | 'mended' | 'ways' | 'categories' | 'takingBids'> & {
  listing: Listing;
  nearest: TenderCard[];
  open: { tenders: number; countries: number };
};

const subjectOf = ({ state, way, category, country, keyword }: TenderQuery): Omit<PortalSubject, 'channels'> => ({
  sub: way ?? state.way ?? undefined,
  division: category ?? state.division ?? undefined,
  country: country?.toUpperCase(),
  keyword,
});

/** Fallback for an empty result: the same without filters, else the newest open ones. */
async function nearestTenders(locale: Locale, query: TenderQuery): Promise<TenderCard[]> {
  const wider = await listTenders(locale, subjectOf({ ...query, state: emptyState }), emptyState, config.list.related);
  return wider.total > 0 ? wider.items : listLatestTenders(locale, config.list.related);
}

/** A page of tenders with everything else the listing shows. */
export async function tenderListing(locale: Locale, query: TenderQuery): Promise<Found> {
  const { page, state } = query;
  const size = config.tender.page;
  const { found, nearest, open } = await cachedRead(
    [tenderListTag, 'reference'],
    ['tender-list', locale, withState(page, state)],
    async () => {
      const result = await listTenders(locale, subjectOf(query), state, size);
      return {
        found: result,
        nearest: result.total > 0 ? [] : await nearestTenders(locale, query),
        open: await countOpenTenders(),
      };
    },
  );
  const { items, mended, total, pages, facets, ways, categories, takingBids } = found;
  const names = await facetNames(locale, 'product');
  return {
    listing: { page, state, total, pages, size, facets, names },
    items,
    mended,
    ways,
    categories,
    takingBids,
    nearest,
    open,
  };
}
