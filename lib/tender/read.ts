import { config } from '@/lib/config';
import type { Locale } from '@/lib/i18n/site';
import { tagged } from '@/lib/pagestore/tagged';
import { listProducts } from '@/lib/product/queries';
import type { ProductCard } from '@/lib/product/types';
import { emptyState } from '@/lib/routes/list-state';
import { getTender, listLatestTenders, listRelatedTenders } from './queries';
import { tenderListTag, tenderTag } from './tag';
import type { TenderCard, TenderDetail } from './types';

export type TenderView = {
  tender: TenderDetail;
  related: TenderCard[];
  /** the newest that take bids, without those */
  latest: TenderCard[];
  /** products of the sectors that it is of */
  products: ProductCard[];
};

const most = config.list.related;

/** A tender by its id; null where there is no public one. Its neighbours change with the lists. */
export const readTender = (locale: Locale, id: number): Promise<TenderDetail | null> =>
  tagged([tenderTag(id), tenderListTag], ['tender', locale, id], () => getTender(locale, id));

/** Everything that a tender's page shows. */
export async function readTenderView(locale: Locale, id: number): Promise<TenderView | null> {
  const tender = await readTender(locale, id);
  if (!tender) return null;
  const { related, latest } = await tagged([tenderTag(id), tenderListTag], ['tender-near', locale, id], async () => {
    const near = await listRelatedTenders(locale, id);
    const shown = new Set([id, ...near.map((one) => one.id)]);
    const newest = await listLatestTenders(locale, most + shown.size);
    return { related: near, latest: newest.filter((one) => !shown.has(one.id)).slice(0, most) };
  });
  const cate = tender.sectors.map((sector) => sector.id);
  const products = await tagged(['product-list'], ['tender-products', locale, cate.join()], async () => {
    if (cate.length === 0) return [];
    return (await listProducts(locale, {}, { ...emptyState, cate }, most)).items;
  });
  return { tender, related, latest, products };
}
