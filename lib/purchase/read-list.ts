import 'server-only';
import { sql } from 'drizzle-orm';
import type { FacetNames, Listing, ListPage } from '@/lib/listing/listing';
import { facetNames } from '@/lib/listing/read';
import { config } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { withState } from '@/lib/platform/routes/address';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import type { OwnGround } from '@/lib/search/alternative';
import { findPurchases, type PurchasePage } from './public/queries';
import { purchaseListTag } from './tag';
import type { PurchaseBrief } from './types';

export type PurchaseQuery = { page: ListPage; state: ListState; keyword?: string };
type Found = Pick<PurchasePage, 'items' | 'mended' | 'incoterms'> & { listing: Listing; nearest: PurchaseBrief[] };

/** Search scope: requests that take quotations. */
export const searchedPurchases: OwnGround = {
  key: 'purchase',
  ground: {
    other: (locale, any) =>
      sql`portal_search where channel = 'purchase' and locale = ${locale} and deadline_at > now() and tsv @@ ${any}::tsquery`,
  },
  tags: [purchaseListTag],
};

/** Fallback for an empty result: the same without filters, else the newest. */
async function nearestPurchases(locale: Locale, keyword: string | undefined): Promise<PurchaseBrief[]> {
  const wider = await findPurchases(locale, keyword, emptyState, config.list.related);
  if (wider.total > 0 || keyword === undefined) return wider.items;
  return (await findPurchases(locale, undefined, { ...emptyState, sort: 'latest' }, config.list.related)).items;
}

/** A page of purchase requests with everything else the listing shows. */
export async function purchaseListing(locale: Locale, { page, state, keyword }: PurchaseQuery): Promise<Found> {
  const size = config.tender.page;
  const { found, nearest } = await cachedRead(
    [purchaseListTag, 'reference'],
    ['purchase-list', locale, withState(page, state)],
    async () => {
      const result = await findPurchases(locale, keyword, state, size);
      return { found: result, nearest: result.total > 0 ? [] : await nearestPurchases(locale, keyword) };
    },
  );
  const { items, mended, incoterms, total, pages, facets } = found;
  const names = await facetNames(locale, 'product');
  return { listing: { page, state, total, pages, size, facets, names }, items, mended, incoterms, nearest };
}

/** The requests that close next, with names of their countries and categories, and the number of all open ones. */
export async function closingPurchases(
  locale: Locale,
  limit: number,
): Promise<{ items: PurchaseBrief[]; total: number; names: Pick<FacetNames, 'categories' | 'countries'> }> {
  const [{ items, total }, { categories, countries }] = await Promise.all([
    cachedRead([purchaseListTag], ['purchase-closing', locale, limit], () =>
      findPurchases(locale, undefined, { ...emptyState, sort: 'deadline' }, limit),
    ),
    facetNames(locale, 'product'),
  ]);
  return { items, total, names: { categories, countries } };
}
