import 'server-only';
import { asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { purchaseRequest, purchaseTranslation } from '@/lib/platform/db/schema/purchase';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { defaultLocale, isLocale, type Locale } from '@/lib/platform/i18n/site';
import { revisionOf } from '@/lib/platform/revision/queries';
import type { PurchaseKind } from '@/lib/purchase/constants';
import { listProductTitles } from '@/lib/purchase/text';
import { contactFor, textFor } from '@/lib/staff/contact/rules';
import { queuePage } from '../constants';
import { isDelayed } from '../hold/subject';
import { type PurchaseContent, readContent } from './read';

export type WaitingPurchase = {
  id: number;
  /** to be sent with a decision */
  revision: number;
  kind: PurchaseKind;
  /** original texts by language, and its product's name in the reader's language if that is its title */
  texts: { locale: string; title: string; details: string }[];
  /** other fields as suppliers would see them */
  content: PurchaseContent;
  /** as stated by the buyer */
  company: string;
  buyer: string;
  phone: string | null;
  registeredAt: string;
  submittedAt: string;
  /** the language of the buyer's messages */
  reader: Locale;
};

// Requests with a pending decision are not waiting.
const waits = sql`${purchaseRequest.state} = 'pending' and not ${isDelayed(sql`'purchase:' || ${purchaseRequest.id}`)}`;

/** A page of new buyers' waiting requests, oldest first. */
export async function listWaitingPurchases(
  reader: StaffActor,
  page: number,
  locale: ConsoleLocale,
): Promise<{ rows: WaitingPurchase[]; total: number; pages: number }> {
  const found = await database()
    .select({
      request: purchaseRequest,
      buyer: account,
      revision: revisionOf('purchase', sql`${purchaseRequest.id}`).mapWith(Number),
    })
    .from(purchaseRequest)
    .innerJoin(account, eq(account.id, purchaseRequest.accountId))
    .where(waits)
    .orderBy(asc(purchaseRequest.publishedAt), asc(purchaseRequest.id))
    .limit(queuePage)
    .offset((page - 1) * queuePage);
  const ids = [0, ...found.map(({ request }) => request.id)];
  const texts = await database()
    .select()
    .from(purchaseTranslation)
    .where(inArray(purchaseTranslation.requestId, ids))
    .orderBy(purchaseTranslation.locale);
  const inProduct = (await listProductTitles(database(), ids)).filter(
    ({ requestId, locale: of }) =>
      of === locale && !texts.some((text) => text.requestId === requestId && text.locale === of),
  );
  const [all] = await database().select({ total: count() }).from(purchaseRequest).where(waits);
  const total = all?.total ?? 0;
  const textOf = (text: string) => textFor(reader, text);
  const rows = await Promise.all(
    found.map(async ({ request, buyer, revision }) => ({
      ...{ id: request.id, revision, kind: request.kind },
      texts: [...inProduct, ...texts]
        .filter(({ requestId }) => requestId === request.id)
        .map(({ locale: of, title, details }) => ({ locale: of, title: textOf(title), details: textOf(details) })),
      content: await readContent(reader, request, locale),
      company: request.companyName,
      buyer: buyer.name,
      phone: contactFor(reader, buyer.phone),
      registeredAt: buyer.createdAt.toISOString(),
      submittedAt: (request.publishedAt ?? request.updatedAt).toISOString(),
      reader: isLocale(buyer.locale) ? buyer.locale : defaultLocale,
    })),
  );
  return { rows, total, pages: Math.max(1, Math.ceil(total / queuePage)) };
}
