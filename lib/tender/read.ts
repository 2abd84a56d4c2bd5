import { config } from '@/lib/config';
import type { Locale } from '@/lib/i18n/site';
import { tagged } from '@/lib/pagestore/tagged';
import { listProducts } from '@/lib/product/queries';
import type { ProductCard } from '@/lib/product/types';
import { emptyState } from '@/lib/routes/list-state';
import { getTender, listRelatedTenders } from './queries';
import { tenderListTag, tenderTag } from './tag';
import type { TenderCard, TenderDetail } from './types';

export type TenderView = {
  tender: TenderDetail;
  related: TenderCard[];
  /** products of the sectors that it is of */
  products: ProductCard[];
};

/** A tender by its id; null where there is no public one. Its neighbours change with the lists. */
export const readTender = (locale: Locale, id: number): Promise<TenderDetail | null> =>
  tagged([tenderTag(id), tenderListTag], ['tender', locale, id], () => getTender(locale, id));

/** Everything that a tender's page shows. */
export async function readTenderView(locale: Locale, id: number): Promise<TenderView | null> {
  const tender = await readTender(locale, id);
  if (!tender) return null;
  const related = await tagged([tenderTag(id), tenderListTag], ['tender-related', locale, id], () =>
    listRelatedTenders(locale, id),
  );
  const cate = tender.sectors.map((sector) => sector.id);
  const products = await tagged(['product-list'], ['tender-products', locale, cate.join()], async () => {
    if (cate.length === 0) return [];
    return (await listProducts(locale, {}, { ...emptyState, cate }, config.list.related)).items;
  });
  return { tender, related, products };
}
