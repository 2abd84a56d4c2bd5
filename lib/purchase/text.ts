import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '@/lib/platform/db/client';
import { productTranslation } from '@/lib/platform/db/schema/product';
import { purchaseRequest, purchaseTranslation } from '@/lib/platform/db/schema/purchase';
import type { Locale } from '@/lib/platform/i18n/site';

export type PurchaseText = typeof purchaseTranslation.$inferSelect;

/**
 * The texts of a request for a site, of those that have something in the field: its own, else what the buyer wrote in their
 * language. A language may have a title alone.
 */
export const textFor = (
  texts: readonly PurchaseText[],
  site: Locale,
  original: string,
  field: 'title' | 'details' = 'title',
): PurchaseText | undefined => {
  const written = texts.filter((text) => text[field] !== '');
  return (
    written.find(({ locale }) => locale === site) ?? written.find(({ locale }) => locale === original) ?? written[0]
  );
};

/**
 * The titles of inquiries in the languages of the product that they are about, where its name is what their buyer calls them.
 * They come behind what was written: `textFor` takes the first of a language. What is public is as its buyer wrote it.
 */
export async function listProductTitles(db: Db, ids: readonly number[]): Promise<PurchaseText[]> {
  if (ids.length === 0) return [];
  const [written, called] = [alias(purchaseTranslation, 'written'), alias(productTranslation, 'called')];
  const found = await db
    .selectDistinct({
      requestId: purchaseRequest.id,
      locale: productTranslation.locale,
      title: productTranslation.name,
    })
    .from(purchaseRequest)
    .innerJoin(written, and(eq(written.requestId, purchaseRequest.id), eq(written.locale, purchaseRequest.locale)))
    .innerJoin(called, and(eq(called.productId, purchaseRequest.productId), eq(called.name, written.title)))
    .innerJoin(productTranslation, eq(productTranslation.productId, purchaseRequest.productId))
    .where(and(inArray(purchaseRequest.id, [...ids]), eq(purchaseRequest.kind, 'inquiry')));
  return found.map((title) => ({ ...title, details: '' }));
}
