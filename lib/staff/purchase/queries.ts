import 'server-only';
import { asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { StaffActor } from '@/lib/auth/actor';
import type { Unit } from '@/lib/config';
import { db } from '@/lib/db/client';
import { account } from '@/lib/db/schema/account';
import { purchaseRequest, purchaseSpecification, purchaseTranslation } from '@/lib/db/schema/purchase';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/site';
import type { PurchaseKind } from '@/lib/purchase/constants';
import { revisionOf } from '@/lib/revision/queries';
import { queuePage } from '../constants';
import { contactFor, textFor } from '../contact';
import { isHeld } from '../hold/subject';

export type WaitingPurchase = {
  id: number;
  /** to be sent with a decision */
  revision: number;
  kind: PurchaseKind;
  /** what was typed, in each language */
  texts: { locale: string; title: string; details: string }[];
  specification: string[];
  quantity: number;
  unit: Unit;
  countryCode: string | null;
  /** as the buyer gave it */
  company: string;
  buyer: string;
  phone: string | null;
  registeredAt: string;
  submittedAt: string;
  validUntil: string;
  /** the language of the buyer's messages */
  reader: Locale;
};

// What was decided a moment ago and can still be taken back waits for nobody.
const waits = sql`${purchaseRequest.state} = 'pending' and not ${isHeld(sql`'purchase:' || ${purchaseRequest.id}`)}`;

/** A page of the requests of new buyers that wait, the oldest first. */
export async function listWaitingPurchases(
  reader: StaffActor,
  page: number,
): Promise<{ rows: WaitingPurchase[]; total: number; pages: number }> {
  const found = await db()
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
  const texts = await db()
    .select()
    .from(purchaseTranslation)
    .where(inArray(purchaseTranslation.requestId, ids))
    .orderBy(purchaseTranslation.locale);
  const lines = await db()
    .select()
    .from(purchaseSpecification)
    .where(inArray(purchaseSpecification.requestId, ids))
    .orderBy(purchaseSpecification.position);
  const [all] = await db().select({ total: count() }).from(purchaseRequest).where(waits);
  const total = all?.total ?? 0;
  const shown = (text: string) => textFor(reader, text);
  const rows = found.map(({ request, buyer, revision }) => ({
    id: request.id,
    revision,
    kind: request.kind,
    texts: texts
      .filter(({ requestId }) => requestId === request.id)
      .map(({ locale, title, details }) => ({ locale, title: shown(title), details: shown(details) })),
    specification: lines
      .filter(({ requestId }) => requestId === request.id)
      .map(({ label, value, min, max, unit }) => {
        const figures = [...new Set([min, max])].filter((one) => one !== null).join('–');
        return shown(`${label}: ${[value || figures, unit].filter(Boolean).join(' ')}`);
      }),
    quantity: request.quantity ?? 0,
    unit: request.unit ?? 'piece',
    countryCode: request.countryCode,
    company: request.companyName,
    buyer: buyer.name,
    phone: contactFor(reader, buyer.phone),
    registeredAt: buyer.createdAt.toISOString(),
    submittedAt: (request.publishedAt ?? request.updatedAt).toISOString(),
    validUntil: (request.validUntil ?? request.updatedAt).toISOString(),
    reader: isLocale(buyer.locale) ? buyer.locale : defaultLocale,
  }));
  return { rows, total, pages: Math.max(1, Math.ceil(total / queuePage)) };
}
