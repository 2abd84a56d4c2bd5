import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '@/lib/platform/db/client';
import { productTranslation } from '@/lib/platform/db/schema/product';
import { purchaseRequest, purchaseTranslation } from '@/lib/platform/db/schema/purchase';
import type { Locale } from '@/lib/platform/i18n/site';

export type PurchaseText = typeof purchaseTranslation.$inferSelect;

/** A request's text for a site, if it has the field; else the original. A language may have only a title. */
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
 * Titles of inquiries in their product's languages, if the buyer used its name as title. Append them to the written
 * texts: `textFor` takes the first of a language. Public requests only have their buyer's titles.
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
