import 'server-only';
import { config } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { emptyState } from '@/lib/platform/routes/list-state';
import { listNamed, listProducts } from '@/lib/product/queries';
import type { ProductCard } from '@/lib/product/types';
import { getTender, listLatestTenders } from './queries';
import { listRelatedTenders, titleQuery } from './related/queries';
import { tenderListTag, tenderTag } from './tag';
import type { TenderCard, TenderDetail } from './types';

export type TenderView = {
  tender: TenderDetail;
  related: TenderCard[];
  /** the newest open tenders not among the related */
  latest: TenderCard[];
  /** products of its sectors, those named in its title first */
  products: ProductCard[];
};

const max = config.list.related;

/** A public tender; null if there is none. Tagged by the lists too, since its neighbours change with them. */
export const readTender = (locale: Locale, id: number): Promise<TenderDetail | null> =>
  cachedRead([tenderTag(id), tenderListTag], ['tender', locale, id], () => getTender(locale, id));

/** Everything that a tender's page shows. */
export async function readTenderView(locale: Locale, id: number): Promise<TenderView | null> {
  const tender = await readTender(locale, id);
  if (!tender) return null;
  const { related, latest } = await cachedRead(
    [tenderTag(id), tenderListTag],
    ['tender-near', locale, id],
    async () => {
      const near = await listRelatedTenders(locale, id);
      const shownIds = new Set([id, ...near.map((one) => one.id)]);
      const newest = await listLatestTenders(locale, max + shownIds.size);
      return { related: near, latest: newest.filter((one) => !shownIds.has(one.id)).slice(0, max) };
    },
  );
  const cate = tender.sectors.map((sector) => sector.id);
  const products = await cachedRead(
    [tenderTag(id), 'product-list'],
    ['tender-products', locale, id, cate.join()],
    async () => {
      if (cate.length === 0) return [];
      const words = await titleQuery(id);
      const named = words ? await listNamed(locale, words, cate, max) : [];
      const shownIds = new Set(named.map((product) => product.id));
      const others =
        shownIds.size < max ? (await listProducts(locale, {}, { ...emptyState, cate }, 2 * max)).items : [];
      return [...named, ...others.filter((product) => !shownIds.has(product.id))].slice(0, max);
    },
  );
  return { tender, related, latest, products };
}
