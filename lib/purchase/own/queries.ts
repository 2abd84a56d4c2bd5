import 'server-only';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PurchaserActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import {
  purchaseContact,
  purchaseInvitation,
  purchaseQuestion,
  purchaseRequest,
} from '@/lib/platform/db/schema/purchase';
import { quotation } from '@/lib/platform/db/schema/quotation';
import { liveQuotationStates } from '@/lib/platform/db/schema/trade-state';
import { env } from '@/lib/platform/env';
import type { Reason } from '@/lib/platform/reason/schema';
import { revisionOf } from '@/lib/platform/revision/queries';
import { getUploads } from '@/lib/upload/queries';
import type { CancelKey, PurchaseState } from '../constants';
import { countPlacesOf, decideUntil, type RequestRow } from '../lock';
import { textsOf } from '../queries';
import { decisionEnd, ownPlaces } from '../rules';
import { textFor } from '../text';
import type { OwnPlaces, OwnPurchase } from '../types';
import { inputOf, readStored } from '../write';

// In a selected expression Drizzle omits the table of a column, which would then resolve to the inner table's.
const requestId = sql`${purchaseRequest.id}`;
const receivedCount = sql<number>`(select count(*)::int from ${quotation} q where q.request_id = ${requestId}
  and q.state <> 'withdrawn')`;

/** Why the buyer withdrew a request; null unless they did. */
export const cancelOf = ({ cancelKey, cancelReason }: RequestRow): Reason<CancelKey> | null =>
  cancelKey === null && cancelReason === '' ? null : { key: cancelKey, text: cancelReason };

/** Places left in requests, by id, for those that still take quotations. */
async function placesOf(requests: readonly RequestRow[]): Promise<Map<number, OwnPlaces>> {
  const open = requests.filter(({ state }) => state === 'open');
  const taken = await countPlacesOf(database(), open);
  return new Map(
    open.flatMap(({ id, kind }) => {
      const places = taken.get(id);
      return places ? [[id, ownPlaces(places, kind)]] : [];
    }),
  );
}

type OwnFilter = { states: readonly PurchaseState[]; page: number; pageSize: number };

/** A page of the actor's own requests in some states, the last changed first. */
export async function listOwnPurchases(
  actor: PurchaserActor,
  { states, page, pageSize }: OwnFilter,
  now = new Date(),
): Promise<{ items: OwnPurchase[]; total: number; counts: Partial<Record<PurchaseState, number>> }> {
  const mine = eq(purchaseRequest.accountId, actor.accountId);
  const where = and(mine, inArray(purchaseRequest.state, [...states]));
  const found = await database()
    .select({
      row: purchaseRequest,
      quotations: receivedCount,
      unanswered: sql<number>`(select count(*)::int from ${purchaseQuestion} p
        where p.request_id = ${requestId} and p.answer is null)`,
      revision: sql<number>`${revisionOf('purchase', requestId)}`,
      lastValidity: sql`(select max(q.valid_until) from ${quotation} q
        where q.request_id = ${requestId} and ${inArray(sql`q.state`, [...liveQuotationStates])})`.mapWith(
        quotation.validUntil,
      ),
    })
    .from(purchaseRequest)
    .where(where)
    .orderBy(desc(purchaseRequest.updatedAt), desc(purchaseRequest.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const tally = await database()
    .select({ state: purchaseRequest.state, count: count() })
    .from(purchaseRequest)
    .where(mine)
    .groupBy(purchaseRequest.state);
  const counts = Object.fromEntries(tally.map((one) => [one.state, one.count]));
  const texts = await textsOf(found.map(({ row }) => row.id));
  const places = await placesOf(found.map(({ row }) => row));
  const items = found.map(({ row, lastValidity, ...rest }) => ({
    id: row.id,
    kind: row.kind,
    state: row.state,
    title: textFor(texts.get(row.id) ?? [], actor.locale, row.locale)?.title ?? '',
    locale: row.locale,
    quotationMax: row.quotationMax,
    places: places.get(row.id) ?? null,
    validUntil: row.validUntil?.toISOString() ?? null,
    decideUntil: decisionEnd(row, lastValidity, env().DECISION_DAYS, now)?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    ...rest,
  }));
  return { items, total: await database().$count(purchaseRequest, where), counts };
}

/** An own request for its form, with revision, invited suppliers and disclosures; null if not the actor's. */
export async function getOwnPurchase(actor: PurchaserActor, id: number, now = new Date()) {
  const mine = and(eq(purchaseRequest.id, id), eq(purchaseRequest.accountId, actor.accountId));
  const [found] = await database()
    .select({
      row: purchaseRequest,
      revision: sql<number>`${revisionOf('purchase', requestId)}`,
    })
    .from(purchaseRequest)
    .where(mine);
  if (!found) return null;
  const { row, revision } = found;
  const until = await decideUntil(database(), row, now);
  const invited = await database()
    .select({ companyId: purchaseInvitation.companyId })
    .from(purchaseInvitation)
    .where(eq(purchaseInvitation.requestId, id))
    .orderBy(asc(purchaseInvitation.companyId));
  const opened = await database()
    .select({ companyId: purchaseContact.companyId, openedAt: purchaseContact.openedAt })
    .from(purchaseContact)
    .where(eq(purchaseContact.requestId, id))
    .orderBy(asc(purchaseContact.openedAt), asc(purchaseContact.companyId));
  const purchase = inputOf(await readStored(database(), row));
  return {
    id,
    state: row.state,
    closeReason: row.closeReason,
    decideUntil: until?.toISOString() ?? null,
    reviewReason: row.reviewReason,
    cancel: cancelOf(row),
    quotationMax: row.quotationMax,
    places: (await placesOf([row])).get(id) ?? null,
    revision,
    purchase,
    files: await getUploads(database(), purchase.attachments),
    invited: invited.map(({ companyId }) => companyId),
    opened: opened.map(({ companyId, openedAt }) => ({ companyId, openedAt: openedAt.toISOString() })),
  };
}

/** Quotations received for an own request and not withdrawn, in any state. */
export async function countReceived(actor: PurchaserActor, id: number): Promise<number> {
  const [found] = await database()
    .select({ quotations: receivedCount })
    .from(purchaseRequest)
    .where(and(eq(purchaseRequest.id, id), eq(purchaseRequest.accountId, actor.accountId)));
  return found?.quotations ?? 0;
}
