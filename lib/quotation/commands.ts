import 'server-only';
import { and, count, eq, gte, inArray } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import type { Actor, SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { dayMs } from '@/lib/platform/calendar/constants';
import { config } from '@/lib/platform/config';
import type { Db } from '@/lib/platform/db/client';
import { company } from '@/lib/platform/db/schema/company';
import { quotation } from '@/lib/platform/db/schema/quotation';
import { liveQuotationStates } from '@/lib/platform/db/schema/trade-state';
import { type Transaction, transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { nextState } from '@/lib/platform/life-cycle';
import { countTry } from '@/lib/platform/limit/count';
import { assertRead, describeLast, revise, reviseAll } from '@/lib/platform/revision/commands';
import { once } from '@/lib/platform/revision/idempotency';
import { assertOpen, countPlaces, isInvited, lockRequest, type RequestRow } from '@/lib/purchase/lock';
import { notifyBuyer } from '@/lib/purchase/notice';
import { isShown, placesLeft } from '@/lib/purchase/rules';
import { settlePlaces } from '@/lib/purchase/transition';
import { assertPublished, getStanding } from '@/lib/standing/gate';
import { quotationLimits } from './constants';
import { lockQuotation } from './lock';
import { isRevisable, type QuotationEvent, quotationLife } from './rules';
import type { QuotationInput } from './schema';
import { changedFields, findLastVersion, type QuotationRow, writeQuotation } from './write';

const isLive = inArray(quotation.state, [...liveQuotationStates]);
const refuse = (field: string, key: string) => new AppError('conflict', [{ field, key }]);

/** The first instant of a month in UTC, in which a company's quotations are counted. */
export const monthStart = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));

/** Quotations submitted by a company in the month of an instant. */
export async function countMonth(db: Db, companyId: number, now: Date): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(quotation)
    .where(and(eq(quotation.companyId, companyId), gte(quotation.submittedAt, monthStart(now))));
  return found?.count ?? 0;
}

/** Locks the company, so that its users' submissions are counted one after the other. */
async function assertMonth(tx: Transaction, companyId: number, now: Date): Promise<void> {
  const [row] = await tx
    .select({ status: company.status })
    .from(company)
    .where(eq(company.id, companyId))
    .for('no key update');
  if (row?.status !== 'normal') throw new AppError('forbidden', [{ field: 'company', key: 'notPublished' }]);
  const { membership } = await getStanding(tx, companyId);
  const cap = config.caps.quotation[membership];
  if (cap !== null && (await countMonth(tx, companyId, now)) >= cap)
    throw new AppError('badRequest', [{ field: 'requestId', key: `quotationCap:${cap}` }]);
}

function assertValidity({ validUntil }: QuotationInput, now: Date): void {
  const days = (Date.parse(validUntil) - now.getTime()) / dayMs;
  if (!(days > 0 && days <= quotationLimits.validDays))
    throw new AppError('badRequest', [{ field: 'validUntil', key: `validDays:1:${quotationLimits.validDays}` }]);
}

/**
 * @throws AppError tooManyRequests if the company has written too often about a request today, as its buyer is notified
 * each time
 */
const countWrite = ({ companyId }: SupplierActor, requestId: number): Promise<void> =>
  countTry('quotationWrite', `${companyId}:${requestId}`);

/** Writes a company's new quotation for a locked request. */
async function writeSubmitted(
  tx: Transaction,
  actor: SupplierActor,
  { request, invited }: { request: RequestRow; invited: boolean },
  input: QuotationInput,
  now: Date,
): Promise<{ id: number; revision: number }> {
  const { companyId } = actor;
  const requestId = request.id;
  const own = and(eq(quotation.requestId, requestId), eq(quotation.companyId, companyId), isLive);
  const [live] = await tx.select({ id: quotation.id }).from(quotation).where(own);
  // A colleague was faster: the form continues as a revision of theirs.
  if (live) {
    const data = { ...(await describeLast(tx, actor, { kind: 'quotation', id: live.id })), id: live.id };
    throw new AppError('conflict', [{ field: 'requestId', key: 'quotedAlready' }], { data });
  }
  assertOpen(request, now);
  assertValidity(input, now);
  if (placesLeft(await countPlaces(tx, request), invited) === 0) throw refuse('requestId', 'requestFull');
  await assertMonth(tx, companyId, now);
  await countWrite(actor, requestId);
  const { id } = await writeQuotation(tx, actor, { id: null, requestId }, input, now);
  const revision = await revise(tx, actor, { kind: 'quotation', id });
  await writeAudit(tx, actor, { action: 'quotation.submit', targetId: id, companyId, detail: { requestId } });
  await notifyBuyer(tx, request, 'quotationReceived', { supplier: companyId });
  await settlePlaces(tx, request, now);
  return { id, revision };
}

/**
 * Submits a quotation for an open request; idempotent by key. @throws AppError forbidden by role and if the company is
 * not public, notFound for an inquiry to others, conflict state:requestState, requestId:quotedAlready,
 * requestId:requestFull, badRequest over the monthly cap and at fields, tooManyRequests
 */
export const submitQuotation = (
  actor: SupplierActor,
  requestId: number,
  input: QuotationInput,
  now = new Date(),
  idempotencyKey?: string,
): Promise<{ id: number; revision: number }> => {
  assertMayDo(actor, 'quotation');
  return transaction(async (tx) => {
    const request = await lockRequest(tx, requestId);
    const invited = await isInvited(tx, requestId, actor.companyId);
    if (!isShown(request.state) || (request.kind === 'inquiry' && !invited)) throw new AppError('notFound');
    const content = { act: 'submit', requestId, input };
    return once(tx, actor, { kind: 'quotation', target: { id: null, idempotencyKey }, content }, () =>
      writeSubmitted(tx, actor, { request, invited }, input, now),
    );
  });
};

/**
 * Moves a locked quotation to the state after an event, with an audit entry.
 * @returns the new state
 * @throws AppError conflict state:quotationState if the event is impossible in its state
 */
export async function moveQuotation(
  tx: Transaction,
  actor: Actor | null,
  { id, state, companyId }: QuotationRow,
  event: QuotationEvent,
  now: Date,
  set: Partial<Pick<QuotationRow, 'declineKey' | 'declineReason'>> = {},
): Promise<QuotationRow['state']> {
  const to = nextState(quotationLife, event, state, 'quotationState');
  const endedAt = to === 'submitted' || to === 'revised' ? null : now;
  await tx
    .update(quotation)
    .set({ ...set, state: to, endedAt })
    .where(eq(quotation.id, id));
  if (actor && event !== 'revise') await reviseAll(tx, actor, 'quotation', [id]);
  await writeAudit(tx, actor, { action: `quotation.${event}`, targetId: id, companyId });
  return to;
}

/**
 * Revises a live quotation while its request is open, or a better offer is awaited; versions are kept, an unchanged one
 * is not stored. @throws AppError forbidden by role and if the company is not public, notFound, conflict
 * state:quotationState, state:requestState or revision:changed (`read`), badRequest, tooManyRequests
 */
export const reviseQuotation = (
  actor: SupplierActor,
  id: number,
  read: number,
  input: QuotationInput,
  now = new Date(),
): Promise<{ id: number; revision: number }> => {
  assertMayDo(actor, 'quotation');
  return transaction(async (tx) => {
    const { request, row } = await lockQuotation(tx, id, actor);
    await assertPublished(tx, actor.companyId);
    nextState(quotationLife, 'revise', row.state, 'quotationState');
    if (row.validUntil <= now) throw refuse('state', 'quotationState');
    if (!isRevisable(request, row.betterOfferBy, now)) throw refuse('state', 'requestState');
    assertValidity(input, now);
    if (row.betterOfferBy && row.betterOfferBy > now && new Date(input.validUntil) < row.betterOfferBy)
      throw new AppError('badRequest', [{ field: 'validUntil', key: 'beforeRoundEnd' }]);
    const last = await findLastVersion(tx, id);
    if (last && changedFields(last.content, input).length === 0)
      return { id, revision: await assertRead(tx, actor, { kind: 'quotation', id }, read) };
    const { versions } = quotationLimits;
    if (last && last.number >= versions)
      throw new AppError('badRequest', [{ field: 'requestId', key: `quotationVersions:${versions}` }]);
    const revision = await revise(tx, actor, { kind: 'quotation', id }, read);
    await countWrite(actor, request.id);
    const written = await writeQuotation(tx, actor, row, input, now);
    await moveQuotation(tx, actor, written, 'revise', now);
    await notifyBuyer(tx, request, 'quotationRevised', { supplier: actor.companyId });
    return { id, revision };
  });
};

/**
 * Withdraws a live quotation, which frees its place.
 * @throws AppError forbidden by role, notFound, conflict state:quotationState
 */
export const withdrawQuotation = (actor: SupplierActor, id: number, now = new Date()): Promise<null> => {
  assertMayDo(actor, 'quotation');
  return transaction(async (tx) => {
    const { request, row } = await lockQuotation(tx, id, actor);
    await moveQuotation(tx, actor, row, 'withdraw', now);
    await notifyBuyer(tx, request, 'quotationWithdrawn', { supplier: actor.companyId });
    await settlePlaces(tx, request, now);
    return null;
  });
};
