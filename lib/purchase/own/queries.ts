import 'server-only';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PurchaserActor } from '@/lib/auth/actor';
import { db } from '@/lib/db/client';
import { purchaseContact, purchaseInvitation, purchaseQuestion, purchaseRequest } from '@/lib/db/schema/purchase';
import { quotation } from '@/lib/db/schema/quotation';
import { revisionOf } from '@/lib/revision/queries';
import type { PurchaseState } from '../constants';
import { textFor, textsOf } from '../queries';
import type { OwnPurchase } from '../types';
import { inputOf, readStored } from '../write';

const liveCount = sql<number>`(select count(*)::int from ${quotation} q where q.request_id = ${purchaseRequest.id}
  and q.state in ('submitted', 'revised'))`;

/** A page of the actor's own requests in some states, the last changed first. */
export async function listOwnPurchases(
  actor: PurchaserActor,
  { states, page, pageSize }: { states: readonly PurchaseState[]; page: number; pageSize: number },
): Promise<{ items: OwnPurchase[]; total: number; counts: Partial<Record<PurchaseState, number>> }> {
  const mine = eq(purchaseRequest.accountId, actor.accountId);
  const where = and(mine, inArray(purchaseRequest.state, [...states]));
  const found = await db()
    .select({
      row: purchaseRequest,
      quotations: liveCount,
      unanswered: sql<number>`(select count(*)::int from ${purchaseQuestion} p
        where p.request_id = ${purchaseRequest.id} and p.answer is null)`,
      revision: sql<number>`${revisionOf('purchase', sql`${purchaseRequest.id}`)}`,
    })
    .from(purchaseRequest)
    .where(where)
    .orderBy(desc(purchaseRequest.updatedAt), desc(purchaseRequest.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const tally = await db()
    .select({ state: purchaseRequest.state, count: count() })
    .from(purchaseRequest)
    .where(mine)
    .groupBy(purchaseRequest.state);
  const counts = Object.fromEntries(tally.map((one) => [one.state, one.count]));
  const texts = await textsOf(found.map(({ row }) => row.id));
  const items = found.map(({ row, ...rest }) => ({
    id: row.id,
    kind: row.kind,
    state: row.state,
    title: textFor(texts.get(row.id) ?? [], actor.locale, row.locale)?.title ?? '',
    locale: row.locale,
    quotationMax: row.quotationMax,
    validUntil: row.validUntil?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    ...rest,
  }));
  return { items, total: states.reduce((sum, state) => sum + (counts[state] ?? 0), 0), counts };
}

/** One of the actor's own requests as its form holds it, with its revision, guests and opened contacts; null for another's. */
export async function getOwnPurchase(actor: PurchaserActor, id: number) {
  const mine = and(eq(purchaseRequest.id, id), eq(purchaseRequest.accountId, actor.accountId));
  const [found] = await db()
    .select({
      row: purchaseRequest,
      revision: sql<number>`${revisionOf('purchase', sql`${purchaseRequest.id}`)}`,
    })
    .from(purchaseRequest)
    .where(mine);
  if (!found) return null;
  const { row, revision } = found;
  const invited = await db()
    .select({ companyId: purchaseInvitation.companyId })
    .from(purchaseInvitation)
    .where(eq(purchaseInvitation.requestId, id))
    .orderBy(asc(purchaseInvitation.companyId));
  const opened = await db()
    .select({ companyId: purchaseContact.companyId, openedAt: purchaseContact.openedAt })
    .from(purchaseContact)
    .where(eq(purchaseContact.requestId, id))
    .orderBy(asc(purchaseContact.openedAt), asc(purchaseContact.companyId));
  return {
    id,
    state: row.state,
    closeReason: row.closeReason,
    quotationMax: row.quotationMax,
    revision,
    purchase: inputOf(await readStored(db(), row)),
    invited: invited.map(({ companyId }) => companyId),
    opened: opened.map(({ companyId, openedAt }) => ({ companyId, openedAt: openedAt.toISOString() })),
  };
}
