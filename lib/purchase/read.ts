import 'server-only';
import { facetNames } from '@/lib/listing/read';
import { config } from '@/lib/platform/config';
import { formatList } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { markNotFound } from '@/lib/platform/pagestore/not-found';
import { emptyState } from '@/lib/platform/routes/list-state';
import { findPurchases, getPublicPurchase, type PublicPurchase } from './public/queries';
import { isRemoved } from './queries';
import { purchaseListTag, purchaseTag } from './tag';
import type { PurchaseBrief } from './types';

export type PurchaseView = {
  purchase: PublicPurchase;
  /** names of its codes on the site */
  names: { category?: string | undefined; country?: string | undefined; port?: string | undefined };
  /** other open requests of its category */
  related: PurchaseBrief[];
};

/** A public request; null if there is none; if removed, its page then says so. */
export async function readPurchase(locale: Locale, id: number): Promise<PublicPurchase | null> {
  const purchase = await cachedRead([purchaseTag(id)], ['purchase', locale, id], () => getPublicPurchase(locale, id));
  if (!purchase && (await cachedRead([purchaseTag(id)], ['purchase-removed', id], () => isRemoved(id))))
    await markNotFound();
  return purchase;
}

/** Everything that a request's page shows. */
export async function readPurchaseView(locale: Locale, id: number): Promise<PurchaseView | null> {
  const purchase = await readPurchase(locale, id);
  if (!purchase) return null;
  const { categories, countries } = await facetNames(locale, 'product');
  const category = categories.flatMap((one) => [one, ...one.children]).find((one) => one.id === purchase.categoryId);
  const country = countries.find(({ code }) => code === purchase.countryCode);
  const max = config.list.related;
  const { items } = await cachedRead([purchaseListTag], ['purchase-near', locale, purchase.categoryId, max], () =>
    findPurchases(locale, undefined, { ...emptyState, cate: [purchase.categoryId] }, max + 1),
  );
  return {
    purchase,
    names: {
      category: category?.name,
      country: country?.name,
      port: purchase.portName === null ? undefined : formatList(locale, [purchase.portName, purchase.port ?? '']),
    },
    related: items.filter((item) => item.id !== id).slice(0, max),
  };
}
