import 'server-only';
import { and, eq, inArray, max, sql } from 'drizzle-orm';
import type { PurchaserActor } from '@/lib/platform/auth/actor';
import type { Db } from '@/lib/platform/db/client';
import { purchaseInvitation, purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { quotation } from '@/lib/platform/db/schema/quotation';
import { liveQuotationStates } from '@/lib/platform/db/schema/trade-state';
import type { Transaction } from '@/lib/platform/db/transaction';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { decisionEnd, type Places, sparedPlaces } from './rules';

export type RequestRow = typeof purchaseRequest.$inferSelect;

/**
 * Locks a request until the transaction ends, before any of its other rows (docs/domain.md, rule 10).
 * @throws AppError notFound
 */
export async function lockRequest(tx: Transaction, id: number): Promise<RequestRow> {
  const [row] = await tx.select().from(purchaseRequest).where(eq(purchaseRequest.id, id)).for('update');
  if (!row) throw new AppError('notFound');
  return row;
}

/**
 * The same for the actor's own.
 * @throws AppError notFound, also for another's
 */
export async function lockOwnRequest(tx: Transaction, actor: PurchaserActor, id: number): Promise<RequestRow> {
  const row = await lockRequest(tx, id);
  if (row.accountId !== actor.accountId) throw new AppError('notFound');
  return row;
}

/** @throws AppError conflict state:requestState where it takes no more quotations, or is over by now */
export function assertOpen({ state, validUntil }: RequestRow, now: Date): void {
  if (state !== 'open' || validUntil === null || validUntil <= now)
    throw new AppError('conflict', [{ field: 'state', key: 'requestState' }]);
}

/**
 * Until when a closed request can be decided; null unless it is closed, other than by being full. docs/domain.md, rule
 * 7.
 */
export async function decideUntil(db: Db, request: RequestRow, now: Date): Promise<Date | null> {
  const [last] = await db
    .select({ validity: max(quotation.validUntil) })
    .from(quotation)
    .where(and(eq(quotation.requestId, request.id), inArray(quotation.state, [...liveQuotationStates])));
  return decisionEnd(request, last?.validity ?? null, env().DECISION_DAYS, now);
}

type Capped = Pick<RequestRow, 'id' | 'quotationMax'>;

/** Use of the quotation places of some requests, by id. */
export async function countPlacesOf(db: Db, requests: readonly Capped[]): Promise<Map<number, Places>> {
  const ids = requests.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const counts = await db
    .select({
      id: quotation.requestId,
      invited: sql<number>`count(${purchaseInvitation.companyId})::int`,
      all: sql<number>`count(*)::int`,
    })
    .from(quotation)
    .leftJoin(
      purchaseInvitation,
      and(eq(purchaseInvitation.requestId, quotation.requestId), eq(purchaseInvitation.companyId, quotation.companyId)),
    )
    .where(and(inArray(quotation.requestId, ids), inArray(quotation.state, [...liveQuotationStates])))
    .groupBy(quotation.requestId);
  const byId = new Map(counts.map((one) => [one.id, one]));
  return new Map(
    requests.map(({ id, quotationMax }) => {
      const { invited = 0, all = 0 } = byId.get(id) ?? {};
      return [id, { max: quotationMax, invited, uninvited: all - invited }];
    }),
  );
}

/** Recomputes `places_left` of all requests for uninvited suppliers: `placesLeft` of rules.ts in SQL, for bulk use. */
export const recountPlaces = (db: Db): Promise<unknown> =>
  db.execute(sql`update purchase_request r
    set places_left = greatest(0, least(r.quotation_max - taken.all_of, r.quotation_max - ${sparedPlaces}::int - taken.uninvited))
    from (select p.id, count(q.id)::int as all_of, count(q.id) filter (where i.company_id is null)::int as uninvited
      from purchase_request p left join quotation q on q.request_id = p.id and q.state in ${liveQuotationStates}
      left join purchase_invitation i on i.request_id = q.request_id and i.company_id = q.company_id group by p.id) taken
    where taken.id = r.id`);

/** Use of a request's quotation places. */
export async function countPlaces(db: Db, request: Capped): Promise<Places> {
  const counts = await countPlacesOf(db, [request]);
  return counts.get(request.id) ?? { max: request.quotationMax, invited: 0, uninvited: 0 };
}

/** Whether a supplier was invited to quote for a request. */
export async function isInvited(db: Db, requestId: number, companyId: number): Promise<boolean> {
  const found = await db
    .select({ companyId: purchaseInvitation.companyId })
    .from(purchaseInvitation)
    .where(and(eq(purchaseInvitation.requestId, requestId), eq(purchaseInvitation.companyId, companyId)));
  return found.length > 0;
}
