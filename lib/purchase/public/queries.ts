import 'server-only';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { config } from '@/lib/platform/config';
import { database } from '@/lib/platform/db/client';
import { purchaseRequest, purchaseTranslation } from '@/lib/platform/db/schema/purchase';
import { isLocale, type Locale } from '@/lib/platform/i18n/site';
import type { ListState } from '@/lib/platform/routes/list-state';
import { getPortName } from '@/lib/port/queries';
import { findPortal } from '@/lib/portal/queries';
import type { PortalCount } from '@/lib/portal/types';
import { browsePurchases, chanceOf } from '@/lib/purchase/listing/queries';
import { getPurchase, listPurchaseCards } from '@/lib/purchase/queries';
import type { PurchaseBrief, PurchaseDetail } from '@/lib/purchase/types';
import { lastPage } from '@/lib/search/queries';
import type { ResultPage } from '@/lib/search/types';

/** A request as on its public page. */
export type PublicPurchase = Omit<PurchaseDetail, 'contact'> & {
  /** languages with a translation */
  locales: Locale[];
  updatedAt: string;
  /** name of its port; null without one, or if only the code is known */
  portName: string | null;
};

/** A public request for everybody; null if not published, and for inquiries, which are never public. */
export async function getPublicPurchase(site: Locale, id: number): Promise<PublicPurchase | null> {
  const [row] = await database()
    .select({ updatedAt: purchaseRequest.updatedAt })
    .from(purchaseRequest)
    .where(
      and(
        eq(purchaseRequest.id, id),
        eq(purchaseRequest.kind, 'public'),
        notInArray(purchaseRequest.state, ['draft', 'pending']),
      ),
    );
  const purchase = row && (await getPurchase(site, null, id));
  if (!purchase) return null;
  const texts = await database()
    .select({ locale: purchaseTranslation.locale })
    .from(purchaseTranslation)
    .where(eq(purchaseTranslation.requestId, id))
    .orderBy(purchaseTranslation.locale);
  const { contact: _, ...publicFields } = purchase;
  const locales = texts.map(({ locale }) => locale).filter(isLocale);
  const portName = publicFields.port === null ? null : await getPortName(site, publicFields.port);
  return { ...publicFields, locales, portName, updatedAt: row.updatedAt.toISOString() };
}

export type PurchasePage = ResultPage<PurchaseBrief> & {
  /** counts by Incoterm */
  incoterms: PortalCount[];
};

/**
 * A page of listed public requests with facets. docs/domain.md, Search and sorting.
 * @param keyword search words; by default all requests
 * @param size results per page
 */
export async function findPurchases(
  site: Locale,
  keyword: string | undefined,
  state: ListState,
  size: number = config.tender.page,
): Promise<PurchasePage> {
  if (keyword === undefined) {
    const { ids, total, ...counts } = await browsePurchases(site, state, size);
    return { items: await listPurchaseCards(site, ids), total, pages: lastPage(total, size), ...counts, mended: null };
  }
  const { incoterm } = state;
  // Expired requests are not listed, even before the job has marked them.
  const open = { ...state, open: true };
  const where =
    state.closing === null && state.places === null
      ? undefined
      : sql`exists (select from purchase_request r where r.id = s.subject_id and ${chanceOf(state)})`;
  const find = (sub: string | undefined, max: number) =>
    findPortal(database(), site, { channels: ['purchase'], sub, keyword, where }, open, max);
  const found = await find(incoterm ?? undefined, size);
  const { subs } = incoterm === null ? found : await find(undefined, 1);
  const items = await listPurchaseCards(
    site,
    found.refs.map(({ id }) => id),
  );
  const { total, facets, mended } = found;
  const incoterms = subs.filter(({ value }) => value !== '');
  return { items, total, pages: lastPage(total, size), facets, incoterms, mended };
}
